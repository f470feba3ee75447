import { room, shade } from './room.js';

/** GGLTCG: a felt toy, stitched by hand, waving. */
export const toy = (): string =>
  room(
    'gg',
    '#f3c977',
    '#d9973a',
    `<g fill="none" stroke="#fff1cf" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="7 8" opacity=".5"><path d="M-10 44q85-34 170 0t170 0M-10 120q85-34 170 0t170 0M-10 196q85-34 170 0t170 0"/></g>`,
    `${shade(160, 92, 258, 11)}
<path d="M205 214c34 6 64 18 66 34 1 12-18 14-34 11-24-4-42-12-46-25z" fill="#57305a"/><path d="M117 216c-34 6-64 18-66 34-1 12 18 14 34 11 24-4 42-12 46-25z" fill="#6f4173"/>
<ellipse cx="66" cy="249" rx="20" ry="14" transform="rotate(-16 66 249)" fill="#e9775c"/><ellipse cx="256" cy="249" rx="20" ry="14" transform="rotate(16 256 249)" fill="#d2603f"/><g fill="none" stroke="#ffe0cf" stroke-width="2" stroke-dasharray="4 4"><ellipse cx="66" cy="249" rx="15" ry="9.5" transform="rotate(-16 66 249)"/><ellipse cx="256" cy="249" rx="15" ry="9.5" transform="rotate(16 256 249)"/></g>
<path d="M214 168c20-6 40-26 44-48 2-14 22-14 24 0 4 34-26 68-58 74z" fill="#6f4173"/><path d="M222 178c22-6 40-26 44-50" fill="none" stroke="#b98ab8" stroke-width="2" stroke-dasharray="5 5"/>
<path d="M108 170c-20 4-42 20-46 40-2 13 16 17 22 6 6-12 18-18 32-20z" fill="#6f4173"/>
<path d="M98 84c-12-22-14-46-2-50 12-3 24 14 30 34zM222 84c12-22 14-46 2-50-12-3-24 14-30 34z" fill="#6f4173"/><path d="M103 74c-7-14-9-28-4-30 6-1 12 10 16 22zM217 74c7-14 9-28 4-30-6-1-12 10-16 22z" fill="#e9775c"/>
<path d="M160 54c58 0 82 40 78 84-2 24 0 34 2 56 4 42-24 62-80 62s-84-20-80-62c2-22 4-32 2-56-4-44 20-84 78-84z" fill="#7d4a80"/><path d="M196 62c34 14 45 44 42 76-2 24 0 34 2 56 4 40-20 60-70 62 40-14 52-40 46-84-6-44 4-70-20-110z" fill="#57305a" opacity=".5"/>
<path d="M160 62c52 0 74 36 70 76-2 24 0 34 2 56 3 36-22 54-72 54s-75-18-72-54c2-22 4-32 2-56-4-40 18-76 70-76z" fill="none" stroke="#c59ac4" stroke-width="2.4" stroke-linecap="round" stroke-dasharray="7 6.5"/>
<path d="M160 172c30 0 46 16 46 38 0 20-16 30-46 30s-46-10-46-30c0-22 16-38 46-38z" fill="#f4e6c8"/><path d="M160 178c26 0 40 14 40 32 0 16-14 24-40 24s-40-8-40-24c0-18 14-32 40-32z" fill="none" stroke="#cf8f5b" stroke-width="2" stroke-dasharray="5 4.5"/>
<circle cx="160" cy="207" r="13" fill="#8a5a10"/><circle cx="160" cy="205.5" r="13" fill="#d9a848"/><circle cx="160" cy="205.5" r="8.8" fill="none" stroke="#8a5a10" stroke-width="1.6"/><g fill="#6b430a"><circle cx="156.5" cy="202.5" r="1.9"/><circle cx="163.5" cy="202.5" r="1.9"/><circle cx="156.5" cy="208.8" r="1.9"/><circle cx="163.5" cy="208.8" r="1.9"/></g>
<circle cx="130" cy="110" r="27" fill="#3d2040" opacity=".45"/><circle cx="129" cy="107" r="27" fill="#fffaf0"/><circle cx="192" cy="112" r="21" fill="#3d2040" opacity=".45"/><circle cx="191" cy="109.5" r="21" fill="#fffaf0"/><circle cx="137" cy="113" r="12.5" fill="#241a22"/><circle cx="196" cy="105" r="9.5" fill="#241a22"/><circle cx="132.5" cy="108" r="4" fill="#fff"/><circle cx="192.5" cy="101.5" r="3.2" fill="#fff"/>
<path d="M126 148q34 22 68-2" fill="none" stroke="#2f1830" stroke-width="5" stroke-linecap="round"/><path d="M148 155.500l4 11 9-9z" fill="#fffaf0" stroke="#2f1830" stroke-width="1.6" stroke-linejoin="round"/><ellipse cx="105" cy="144" rx="10" ry="6" fill="#e9775c" opacity=".8"/><ellipse cx="214" cy="142" rx="10" ry="6" fill="#e9775c" opacity=".8"/>
<path d="M160 55c-3-14 2-22 0-32" stroke="#57305a" stroke-width="4.5" stroke-linecap="round" fill="none"/><path d="M160 6l4.2 9.4 10.3 1-7.8 6.8 2.3 10-9-5.2-9 5.2 2.3-10-7.8-6.8 10.3-1z" fill="#e9775c" stroke="#ffe0cf" stroke-width="1.4" stroke-dasharray="3 2.6"/>`,
  );
