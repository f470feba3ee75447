import type { Balance, CardBalance, Rate } from './balance.js';

const COLUMNS: readonly (readonly [string, (card: CardBalance) => string | number])[] = [
  ['card_name', (card) => card.card_name],
  ['games', (card) => card.games],
  ['wins', (card) => card.wins],
  ['draws', (card) => card.draws],
  ['score', (card) => card.score.rate],
  ['score_low', (card) => card.score.low],
  ['score_high', (card) => card.score.high],
  ['games_played', (card) => card.games_played],
  ['play_rate', (card) => card.play_rate],
  ['score_when_played', (card) => card.score_when_played.rate],
  ['score_going_first', (card) => card.score_going_first.rate],
  ['score_going_second', (card) => card.score_going_second.rate],
];

/** The table of cards for a spreadsheet. */
export function balanceCsv({ cards }: Balance): string {
  const header = COLUMNS.map(([name]) => name).join(',');
  const rows = cards.map((card) => COLUMNS.map(([, cell]) => quoted(String(cell(card)))).join(','));
  return [header, ...rows, ''].join('\n');
}

/** The whole balance for people. */
export function balanceReport(balance: Balance, title: string): string {
  const { games, draws, mean_turns, first_player_score, cc_lost_per_turn, fallback_turns, ends } = balance;
  const endings = Object.entries(ends).map(([reason, count]) => `${reason} ${count}`);
  const lines = [
    `# ${title}`,
    '',
    `${games} games, ${draws} drawn, ${mean_turns} turns on average (${endings.join(', ')}).`,
    `Who begins scores ${interval(first_player_score)}. ${cc_lost_per_turn} CC are lost per turn.`,
    ...(fallback_turns > 0
      ? [`In ${fallback_turns} turns no language model answered, and the search bot decided.`]
      : []),
    '',
    ...markdown(
      ['Card', 'Games', 'Score', '95 %', 'Played', 'Score when played'],
      balance.cards.map((card) => [
        card.card_name,
        card.games,
        `${card.score.rate} %`,
        `${card.score.low} to ${card.score.high}`,
        `${card.play_rate} %`,
        `${card.score_when_played.rate} %`,
      ]),
    ),
  ];
  if (balance.matchups.length > 0) {
    const rows = balance.matchups.map(({ deck, against, games: met, score }) => [deck, against, met, interval(score)]);
    lines.push('', ...markdown(['Deck', 'Against', 'Games', 'Score'], rows));
  }
  return `${lines.join('\n')}\n`;
}

function interval({ rate, low, high }: Rate): string {
  return `${rate} % (${low} to ${high})`;
}

function markdown(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const line = (cells: readonly (string | number)[]): string =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(header), line(header.map(() => '---')), ...rows.map(line)];
}

/** A name that begins like a formula stays a name. */
function quoted(text: string): string {
  const safe = /^[=+@]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
