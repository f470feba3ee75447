/** The parts of the console besides its first page. */
export type AdminSection = 'sessions' | 'users' | 'audit' | 'reports' | 'refusals' | 'ggltcg';

/** Addresses of the page, typed: nothing else puts one together. */
export const to = {
  house: () => '/',
  lobby: (filters: { readonly game?: string } = {}) =>
    `/play${filters.game ? `?game=${encodeURIComponent(filters.game)}` : ''}`,
  join: (code: string) => `/play/join/${encodeURIComponent(code)}`,
  newRoom: (slug?: string) => `/play/new${slug ? `?game=${encodeURIComponent(slug)}` : ''}`,
  room: (room: string) => `/room/${encodeURIComponent(room)}`,
  game: (slug: string) => `/${slug}`,
  newGame: (slug: string) => `/${slug}/new`,
  rules: (slug: string, rule?: string) => `/${slug}/rules${rule ? `#${rule}` : ''}`,
  table: (slug: string, id: string, look: { readonly v?: number; readonly as?: string } = {}) => {
    const search = new URLSearchParams();
    if (look.v !== undefined) search.set('v', String(look.v));
    if (look.as !== undefined) search.set('as', look.as);
    return `/${slug}/table/${id}${search.size > 0 ? `?${search}` : ''}`;
  },
  review: (slug: string, id: string) => `/${slug}/table/${id}/review`,
  workshop: (set?: string) => `/ggltcg/workshop${set === undefined ? '' : `/${encodeURIComponent(set)}`}`,
  story: (id: string) => `/ggltcg/story/${encodeURIComponent(id)}`,
  toyStatistics: (player?: string) =>
    `/ggltcg/statistics${player === undefined ? '' : `/${encodeURIComponent(player)}`}`,
  leaderboard: (slug: string) => `/${slug}/leaderboard`,
  puzzles: (slug: string) => `/${slug}/puzzles`,
  puzzle: (slug: string, id: string) => `/${slug}/puzzles/${encodeURIComponent(id)}`,
  cards: (slug: string) => `/${slug}/cards`,
  card: (slug: string, card: string) => `/${slug}/cards/${encodeURIComponent(card)}`,
  decks: (slug: string) => `/${slug}/decks`,
  newDeck: (slug: string, copyOf?: string) =>
    `/${slug}/decks/new${copyOf ? `?copy=${encodeURIComponent(copyOf)}` : ''}`,
  deck: (slug: string, deck: string) => `/${slug}/decks/${encodeURIComponent(deck)}`,
  collection: () => '/viking-vengeance/collection',
  packs: () => '/viking-vengeance/packs',
  tournaments: () => '/tournaments',
  newTournament: () => '/tournaments/new',
  tournament: (tournament: number) => `/tournaments/${tournament}`,
  watch: () => '/watch',
  me: () => '/me',
  myGames: () => '/me/games',
  settings: () => '/me/settings',
  player: (user: string) => `/player/${encodeURIComponent(user)}`,
  signIn: (back?: string) => `/sign-in${back ? `?back=${encodeURIComponent(back)}` : ''}`,
  register: (back?: string) => `/register${back ? `?back=${encodeURIComponent(back)}` : ''}`,
  admin: (section?: AdminSection, id?: string) =>
    `/admin${section ? `/${section}` : ''}${id === undefined ? '' : `/${encodeURIComponent(id)}`}`,
  help: () => '/help',
  keys: () => '/help/keys',
  licences: () => '/licences',
} as const;
