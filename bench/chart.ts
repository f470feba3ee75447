import { CONTESTANTS } from './contestants.js';
import type { Figure, Results } from './results.js';

const WIDTH = 760;
const LEFT = 250;
const ROW = 34;

/** Durable servers dark, those that forget light, the limit hatched by a dashed line. */
export function chart(results: Results): string {
  const bars = CONTESTANTS.map(({ name, title, durable }) => ({
    title,
    durable,
    figure: results.figure(name, 'closed-50', ({ rate }) => rate),
  })).filter((bar): bar is { title: string; durable: boolean; figure: Figure } => bar.figure !== undefined);
  const limit = results.rate('limit', 'queue');
  const most = Math.max(1, ...bars.map(({ figure }) => figure.most), limit ?? 0);
  const x = (rate: number): number => LEFT + (rate / most) * (WIDTH - LEFT - 90);
  const height = 60 + bars.length * ROW + 30;
  const rows = bars.map(({ title, durable, figure }, index) => {
    const y = 50 + index * ROW;
    const middle = y + 11;
    return [
      `<text x="${LEFT - 10}" y="${middle + 5}" text-anchor="end">${title}</text>`,
      `<rect x="${LEFT}" y="${y}" width="${(x(figure.median) - LEFT).toFixed(1)}" height="22" fill="${durable ? '#1f5f8b' : '#a9c4d6'}"/>`,
      `<path d="M${x(figure.least).toFixed(1)} ${middle}H${x(figure.most).toFixed(1)}" stroke="#c0392b" stroke-width="2"/>`,
      `<text x="${(Math.max(x(figure.median), x(figure.most)) + 8).toFixed(1)}" y="${middle + 5}">${Math.round(figure.median)}</text>`,
    ].join('\n');
  });
  const foot = 50 + bars.length * ROW + 16;
  const line =
    limit === undefined
      ? ''
      : `<path d="M${x(limit).toFixed(1)} 42V${foot - 12}" stroke="#555" stroke-dasharray="4 3"/>
<text x="${x(limit).toFixed(1)}" y="${foot + 4}" text-anchor="middle" fill="#555">bare commits: ${Math.round(limit)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="sans-serif" font-size="13">
<rect width="100%" height="100%" fill="#fff"/>
<text x="16" y="24" font-size="16">Actions a second, 50 matches at once (dark: in Postgres before a client hears of it)</text>
${rows.join('\n')}
${line}
</svg>
`;
}
