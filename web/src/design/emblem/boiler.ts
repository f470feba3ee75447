import { room, shade, times } from './room.js';

/** TCG Fuel: an enamel boiler under steam. */
export const boiler = (): string => {
  const rivets = (y: number, x0: number, x1: number, n: number) =>
    times(n, (i) => `<circle cx="${(x0 + ((x1 - x0) * i) / (n - 1)).toFixed(1)}" cy="${y}" r="2.3"/>`);
  return room(
    'tf',
    '#3f8496',
    '#17424f',
    `<g stroke="#9fd0d6" opacity=".2" stroke-width="1.4">${times(9, (i) => `<path d="M0 ${i * 30}h320"/>`)}${times(12, (i) => times(8, (r) => `<path d="M${i * 30 + (r % 2) * 15} ${r * 30}v30"/>`))}</g>`,
    `<g fill="#f4ead2"><g opacity=".9"><circle cx="126" cy="30" r="17"/><circle cx="106" cy="20" r="13"/><circle cx="148" cy="16" r="15"/><circle cx="84" cy="6" r="16"/></g><g opacity=".35"><circle cx="176" cy="4" r="18"/><circle cx="56" cy="2" r="12"/></g></g>
<path d="M112 36h28l3 44h-34z" fill="#33302e"/><path d="M112 36h9l-2 44h-10z" fill="#57514c"/><path d="M107 32h38v9h-38z" rx="2" fill="#d2a24b"/><path d="M107 32h38v3h-38z" fill="#f0cf88"/>
<path d="M214 128h30q12 0 12-12V70" fill="none" stroke="#7a2c19" stroke-width="17"/><path d="M214 126h30q10 0 10-10V70" fill="none" stroke="#b9482d" stroke-width="12"/><path d="M214 122.500h28q8 0 8-8V70" fill="none" stroke="#e0805f" stroke-width="2.6"/><path d="M240 86h28v10h-28z" fill="#d2a24b"/><path d="M240 86h28v3h-28z" fill="#f0cf88"/>
<g transform="translate(254 60)"><path d="M-3-2h6v14h-6z" fill="#8a5a10"/><ellipse rx="24" ry="7" fill="none" stroke="#d2a24b" stroke-width="5"/><path d="M-22 0h44M0-6v12" stroke="#d2a24b" stroke-width="3.6"/><path d="M-20-4q20-7 40 0" fill="none" stroke="#f7e0a8" stroke-width="1.6"/></g>
${shade(160, 92, 260, 10)}
<path d="M98 240l-10 20h22l6-14zM222 240l10 20h-22l-6-14z" fill="#33302e"/>
<path d="M92 114c0-30 30-50 68-50s68 20 68 50z" fill="#b9482d"/><path d="M160 64c38 0 68 20 68 50h-30c0-24-14-44-38-50z" fill="#8c3320"/><path d="M104 106c4-18 22-30 44-33" fill="none" stroke="#f0a68a" stroke-width="4" stroke-linecap="round"/>
<path d="M92 114h136v116q0 18-18 18H110q-18 0-18-18z" fill="#f2e7cd"/><path d="M198 114h30v116q0 18-18 18h-24q12-2 12-18z" fill="#cdbb93"/><path d="M104 124v104" stroke="#fffaf0" stroke-width="7" stroke-linecap="round"/>
<path d="M88 106h144v14H88z" fill="#d2a24b"/><path d="M88 106h144v4H88z" fill="#f0cf88"/><path d="M200 106h32v14h-32z" fill="#a9781f" opacity=".6"/><path d="M90 184h140v10H90z" fill="#d2a24b"/><path d="M90 184h140v3H90z" fill="#f0cf88"/><path d="M200 184h30v10h-30z" fill="#a9781f" opacity=".6"/><g fill="#7b5212">${rivets(114.5, 97, 223, 11)}${rivets(190, 97, 223, 11)}</g>
<circle cx="160" cy="151" r="29" fill="#8a5a10"/><circle cx="160" cy="150" r="27" fill="#d9ab55"/><circle cx="160" cy="150" r="22" fill="#fffaf0"/><path d="M144.5 158.500a17.5 17.5 0 0 1-.5-16" fill="none" stroke="#256327" stroke-width="4"/><path d="M171 136.500a17.5 17.5 0 0 1 5 20" fill="none" stroke="#b43a24" stroke-width="4"/><g stroke="#33302e" stroke-width="1.8">${times(9, (i) => `<path d="M160 133.500v4" transform="rotate(${-120 + i * 30} 160 150)"/>`)}</g><path d="M158.6 151.500l12.2-10.8-9.4 13.200z" fill="#b43a24"/><circle cx="160" cy="151.5" r="3.2" fill="#33302e"/>
<rect x="122" y="203" width="76" height="40" rx="20" fill="#33302e"/><rect x="127" y="207" width="66" height="32" rx="16" fill="#f08a2c"/><path d="M136 238c-4-12 4-16 6-26 8 8 6 12 10 16 2-8 0-12 4-18 8 10 8 14 10 20 2-4 2-8 6-14 6 8 8 14 4 22z" fill="#ffd366"/><g stroke="#33302e" stroke-width="4">${times(5, (i) => `<path d="M${138 + i * 11} 205v36"/>`)}</g><circle cx="206" cy="223" r="4" fill="#d2a24b"/>`,
  );
};
