import { room, shade, times } from './room.js';

/** Four in a Square: the tray leans against the wall, a disc and a diamond lie before it. */
export const tray = (): string => {
  const pieces: Readonly<Record<string, string>> = {
    '0.1': 'R',
    '2.0': 'B',
    '3.1': 'R',
    '3.3': 'R',
    '4.0': 'R',
    '4.2': 'R',
    '4.1': 'B',
    '6.0': 'B',
    '7.3': 'B',
    '8.0': 'R',
  };
  const disc = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y + 1.6}" r="${r}" fill="#5c1b0f"/><circle cx="${x}" cy="${y}" r="${r}" fill="#b43a24"/><circle cx="${x}" cy="${y}" r="${r * 0.58}" fill="#cf6049"/><path d="M${x - r * 0.7} ${y - r * 0.25}a${r * 0.74} ${r * 0.74} 0 0 1 ${r * 0.7}-${r * 0.5}" fill="none" stroke="#f0a793" stroke-width="1.6" stroke-linecap="round"/>`;
  const gem = (x: number, y: number, r: number) =>
    `<path d="M${x} ${y - r + 1.6}l${r} ${r}-${r} ${r}-${r}-${r}z" fill="#0f3049"/><path d="M${x} ${y - r}l${r} ${r}-${r} ${r}-${r}-${r}z" fill="#22608a"/><path d="M${x} ${y - r * 0.52}l${r * 0.52} ${r * 0.52}-${r * 0.52} ${r * 0.52}-${r * 0.52}-${r * 0.52}z" fill="#4e90ba"/><path d="M${x - r * 0.72} ${y - r * 0.05}l${r * 0.7}-${r * 0.7}" stroke="#a9d3ec" stroke-width="1.5" stroke-linecap="round"/>`;
  const squares = times(9, (s) => {
    if (s === 5)
      return `<rect x="186" y="120" width="52" height="52" rx="8" fill="none" stroke="#caa57b" stroke-width="1.8" stroke-dasharray="5 4.5" opacity=".8"/>`;
    const x = 74 + (s % 3) * 56,
      y = 64 + Math.floor(s / 3) * 56;
    return (
      `<rect x="${x}" y="${y + 2.5}" width="52" height="52" rx="8" fill="#3a2414"/><rect x="${x}" y="${y}" width="52" height="52" rx="8" fill="url(#fs-tile)"/><path d="M${x + 7} ${y + 1}h38" stroke="#fbeccd" stroke-width="1.6" stroke-linecap="round"/>` +
      times(4, (q) => {
        const cx = x + 15 + (q % 2) * 22,
          cy = y + 15 + Math.floor(q / 2) * 22,
          piece = pieces[`${s}.${q}`];
        return (
          (q ? '' : `<use href="#fs-s" x="${x}" y="${y}"/>`) +
          (piece ? `<use href="#fs-${piece}" x="${cx}" y="${cy}"/>` : '')
        );
      })
    );
  });
  return room(
    'fs',
    '#ead7b4',
    '#c9a878',
    `<g stroke="#a98557" opacity=".28">${times(8, (i) => `<path d="M${20 + i * 40} 0v240" stroke-width="1.5"/><path d="M${22 + i * 40} 0v240" stroke="#fff3d8" stroke-width="1.2"/>`)}</g>`,
    `<defs><g id="fs-R">${disc(0, 0, 8.4)}</g><g id="fs-B">${gem(0, 0, 9.4)}</g><g id="fs-s">${times(4, (k) => `<circle cx="${15 + (k % 2) * 22}" cy="${15 + (k >> 1) * 22}" r="9" fill="#cfae7f"/><path d="M${6.6 + (k % 2) * 22} ${13 + (k >> 1) * 22}a8.7 8.7 0 0 1 16.8 0" fill="none" stroke="#a98456" stroke-width="1.6"/>`)}</g><linearGradient id="fs-tile" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f3e0bc"/><stop offset="1" stop-color="#dcbf91"/></linearGradient><linearGradient id="fs-tray" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#7d5738"/><stop offset="1" stop-color="#492f1d"/></linearGradient></defs>
<path d="M250 62q22 10 22 40v140h-30z" fill="#6b4a22" opacity=".22"/>${shade(160, 106, 250, 9)}
<rect x="60" y="50" width="192" height="196" rx="16" fill="#38230f"/><rect x="60" y="48" width="192" height="194" rx="16" fill="url(#fs-tray)"/><rect x="67" y="56" width="178" height="180" rx="11" fill="#452c1a"/><path d="M76 50.5h160" stroke="#b38a60" stroke-width="2" stroke-linecap="round"/>
${squares}
<rect x="98.5" y="121.5" width="58" height="51" rx="17" fill="none" stroke="#fff0bf" stroke-width="3"/><rect x="95.5" y="118.5" width="64" height="57" rx="20" fill="none" stroke="#b9862f" stroke-width="1.6"/>
<g fill="#c99a45"><circle cx="71" cy="59.5" r="2.6"/><circle cx="241" cy="59.5" r="2.6"/><circle cx="71" cy="231" r="2.6"/><circle cx="241" cy="231" r="2.6"/></g>
<ellipse cx="269" cy="261" rx="22" ry="6" fill="#2b1a0e" opacity=".35"/><ellipse cx="264" cy="257" rx="20" ry="8.5" fill="#5c1b0f"/><ellipse cx="264" cy="253" rx="20" ry="8.5" fill="#b43a24"/><ellipse cx="264" cy="252.5" rx="11.5" ry="4.6" fill="#cf6049"/>
<path d="M30 262l22 5 22-6-22-6z" fill="#2b1a0e" opacity=".35"/><path d="M26 257v4l21 8v-4zM68 257v4l-21 8v-4z" fill="#0f3049"/><path d="M47 249l21 8-21 8-21-8z" fill="#22608a"/><path d="M47 253l10.5 4-10.5 4-10.5-4z" fill="#4e90ba"/>`,
  );
};
