const SUITS: Readonly<Record<string, { readonly sign: string; readonly ink: string }>> = {
  s: { sign: '♠', ink: '#2b2530' },
  h: { sign: '♥', ink: '#a8331f' },
  d: { sign: '♦', ink: '#a8331f' },
  c: { sign: '♣', ink: '#2b2530' },
};

/** The picture of a card, `7s` or `Kh`. Served at `/art/go-fish/7s.svg`. */
export function drawCard(name: string): string | undefined {
  const [, rank, letter] = /^([2-9TJQKA])([shdc])$/.exec(name) ?? [];
  const suit = letter === undefined ? undefined : SUITS[letter];
  if (rank === undefined || !suit) return undefined;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 140">' +
    '<rect x="1" y="1" width="98" height="138" rx="8" fill="#fdf8ec" stroke="#8f7c5c"/>' +
    `<text x="50" y="62" font-size="44" text-anchor="middle" fill="${suit.ink}">${rank === 'T' ? '10' : rank}</text>` +
    `<text x="50" y="112" font-size="44" text-anchor="middle" fill="${suit.ink}">${suit.sign}</text></svg>`
  );
}
