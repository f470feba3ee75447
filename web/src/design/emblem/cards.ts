import { room, shade, times } from './room.js';

/** Check: four woven backs in a walnut rack; one stands out, one shows a corner. */
export const cards = (): string => {
  const back = (extra = '') =>
    `<rect x="-45" y="-66" width="90" height="132" rx="11" fill="#2a120c" opacity=".35" transform="translate(3 3)"/><rect x="-45" y="-66" width="90" height="132" rx="11" fill="#f7efdd"/><rect x="-38" y="-59" width="76" height="118" rx="6" fill="#9c3323"/><rect x="-38" y="-59" width="76" height="118" rx="6" fill="url(#ck-weave)"/><rect x="-34.5" y="-55.5" width="69" height="111" rx="4" fill="none" stroke="#f3d9b4" stroke-width="1.5"/><path d="M0-22l15 22-15 22-15-22z" fill="#9c3323" stroke="#f3d9b4" stroke-width="1.8"/><path d="M0-10l7 10-7 10-7-10z" fill="#e0b45c"/>${extra}`;
  const fold = `<path d="M10-70h39v39z" fill="#28523f"/><path d="M12-66v25q0 8 8 8h25z" fill="#2a120c" opacity=".4" transform="translate(-2 3)"/><path d="M12-66v25q0 8 8 8h25z" fill="#fdf7e8"/><path d="M12-66l33 33" stroke="#cdb994" stroke-width="1.5"/><path d="M21.5-46.500c2.800-3.900 7.600-.7 5.600 3.200l-4.800 5.600-5.400-5c-2.600-3.200 1.700-7.300 4.600-3.800z" fill="#b43a24" transform="translate(-1.500 .5)"/>`;
  const at = (a: number, up: number, extra: string) =>
    `<g transform="rotate(${a} 160 330) translate(160 ${164 - up})">${back(extra)}</g>`;
  return room(
    'ck',
    '#3f7a5e',
    '#1f4636',
    `<g opacity=".16" stroke="#e7f3dd" stroke-width="1">${times(12, (i) => `<path d="M${-240 + i * 48} 240l240-240M${-240 + i * 48} 0l240 240" fill="none"/>`)}</g>`,
    `<defs><pattern id="ck-weave" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 5l5-5 5 5-5 5z" fill="none" stroke="#d98f6c" stroke-width="1.3"/><path d="M2.5 2.500l5 5" stroke="#7a2417" stroke-width="1.3"/></pattern><linearGradient id="ck-rack" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="#8b6040"/><stop offset="1" stop-color="#51351f"/></linearGradient></defs>
<path d="M92 120q60-70 176-16l24 136H112z" fill="#0f2a1f" opacity=".3"/>
${at(-27, 0, '')}${at(-9, 14, '')}${at(9, 2, '')}${at(27, 0, fold)}
${shade(162, 98, 255, 9)}
<path d="M70 222q0-8 8-8h164q8 0 8 8l6 28q1 8-7 8H71q-8 0-7-8z" fill="url(#ck-rack)"/><path d="M78 216h164" stroke="#bf946a" stroke-width="2.4" stroke-linecap="round"/><rect x="134" y="227" width="52" height="18" rx="4" fill="#d2a24b"/><rect x="134" y="227" width="52" height="18" rx="4" fill="none" stroke="#8a5a10" stroke-width="1.5"/><path d="M138 230.500h44" stroke="#f4dba0" stroke-width="1.6" stroke-linecap="round"/><g fill="#8a5a10"><circle cx="140" cy="236.5" r="1.7"/><circle cx="180" cy="236.5" r="1.7"/></g><path d="M150 237h20" stroke="#8a5a10" stroke-width="1.8" stroke-linecap="round"/>`,
  );
};
