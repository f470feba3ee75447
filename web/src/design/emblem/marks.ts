/** A tile of the colour of the wall, with a drawing on it. */
export const tile = (fill: string, inner: string): string =>
  `<rect width="24" height="24" rx="6" fill="${fill}"/>${inner}`;
/** The marks, drawn anew for 24 px rather than scaled; they hold at 16. */
export const MARKS: Readonly<Record<string, string>> = {
  'four-in-a-square': tile(
    '#5a3d26',
    `<g fill="#ecd6b0"><rect x="3.5" y="3.5" width="8" height="8" rx="1.8"/><rect x="3.5" y="12.5" width="8" height="8" rx="1.8"/><rect x="12.5" y="12.5" width="8" height="8" rx="1.8"/></g><circle cx="7.5" cy="7.5" r="2.7" fill="#b43a24"/><circle cx="7.5" cy="16.5" r="2.7" fill="#b43a24"/><path d="M16.5 13.300l3.2 3.2-3.2 3.2-3.2-3.200z" fill="#22608a"/><rect x="13.2" y="4.2" width="6.6" height="6.6" rx="1.4" fill="none" stroke="#caa57b" stroke-dasharray="2 1.5"/>`,
  ),
  check: tile(
    '#2f5d48',
    `<g stroke="#f7efdd" stroke-width="1.3" fill="#9c3323"><rect x="4.650" y="3.650" width="6.2" height="7.7" rx="1.3"/><rect x="13.150" y="3.650" width="6.2" height="7.7" rx="1.3"/><rect x="4.650" y="12.650" width="6.2" height="7.7" rx="1.3"/><rect x="13.150" y="12.650" width="6.2" height="7.7" rx="1.3"/></g><path d="M16 12h4.200v4.200c-2 0-3.7-.3-4-.6s-.4-2-.2-3.600z" fill="#f7efdd"/>`,
  ),
  ggltcg: tile(
    '#e5ac4f',
    `<path d="M5.5 8.500L4.6 3.2 9 6h6l4.4-2.8-.9 5.300c1.3 2 1.5 4 1.5 6.5 0 4-3 6-8 6s-8-2-8-6c0-2.5.2-4.5 1.5-6.500z" fill="#7d4a80"/><circle cx="9" cy="11.2" r="3.1" fill="#fffaf0"/><circle cx="15.6" cy="11.4" r="2.5" fill="#fffaf0"/><circle cx="9.8" cy="11.8" r="1.4" fill="#241a22"/><circle cx="16" cy="11" r="1.1" fill="#241a22"/><path d="M8.5 16.600q3.5 2.2 7 0" fill="none" stroke="#fbd9b8" stroke-width="1.5" stroke-linecap="round"/>`,
  ),
  'viking-vengeance': tile(
    '#a8321f',
    `<path d="M4.5 13.500C4.5 7.5 7.5 4 12 4s7.5 3.5 7.5 9.500z" fill="#f1e7d0"/><path d="M4 13h16v2.400H4z" fill="#221a17"/><path d="M11 3h2v10h-2z" fill="#221a17"/><path d="M5 15.400h14c.4 3-.8 5-3.2 5-2 0-3-1.4-3.3-2.900L12 21l-.5-3.500c-.3 1.5-1.3 2.9-3.3 2.9-2.4 0-3.6-2-3.2-5z" fill="#f1e7d0"/><path d="M6.6 16.500h3.900c-.2 1.4-1 2.2-2 2.2-1.2 0-1.9-.9-1.9-2.200zM17.4 16.500h-3.900c.2 1.4 1 2.2 2 2.2 1.2 0 1.9-.9 1.9-2.200z" fill="#221a17"/>`,
  ),
  'tcg-fuel': tile(
    '#23596a',
    `<path d="M5 9.500C5 6 8 4 12 4s7 2 7 5.500z" fill="#cf5a3a"/><path d="M5 10.500h14V18a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3z" fill="#f2e7cd"/><path d="M4.2 9h15.600v2.200H4.200z" fill="#dfb259"/><circle cx="12" cy="14.2" r="2.3" fill="#fffaf0" stroke="#8a5a10" stroke-width="1.2"/><path d="M12 14.200l1.3-1.3" stroke="#b43a24" stroke-width="1" stroke-linecap="round"/><path d="M8.5 18.200h7v2.800h-7z" fill="#f08a2c"/><path d="M8.5 18.200h7" stroke="#33302e" stroke-width="1"/><path d="M7.5 2h3v3.200l-3 .9z" fill="#33302e"/>`,
  ),
};
