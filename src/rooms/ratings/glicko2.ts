/** A Glicko-2 rating: how good, how sure we are of it, and how much it is used to change. */
export interface Glicko {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/** One game of a rating period: 1 won, 0.5 drawn, 0 lost. */
export interface GlickoGame {
  readonly opponent: Pick<Glicko, 'rating' | 'deviation'>;
  readonly score: 0 | 0.5 | 1;
}

/** What a player begins with. */
export const NEW_GLICKO: Glicko = { rating: 1500, deviation: 350, volatility: 0.06 };

const SCALE = 173.7178;
/** How much volatility may change; Glickman recommends 0.3 to 1.2. */
const TAU = 0.5;
const CLOSE_ENOUGH = 1e-6;

/** The rating after a period (Glickman, "Example of the Glicko-2 system", 2022). Without games only doubt grows. */
export function glicko2(before: Glicko, games: readonly GlickoGame[], tau: number = TAU): Glicko {
  const mu = (before.rating - NEW_GLICKO.rating) / SCALE;
  const phi = before.deviation / SCALE;
  if (games.length === 0) {
    const deviation = Math.min(NEW_GLICKO.deviation, Math.hypot(phi, before.volatility) * SCALE);
    return { ...before, deviation };
  }
  let information = 0;
  let surplus = 0;
  for (const { opponent, score } of games) {
    const g = weight(opponent.deviation / SCALE);
    const expected = 1 / (1 + Math.exp(-g * (mu - (opponent.rating - NEW_GLICKO.rating) / SCALE)));
    information += g * g * expected * (1 - expected);
    surplus += g * (score - expected);
  }
  const variance = 1 / information;
  const volatility = newVolatility(phi, before.volatility, variance, variance * surplus, tau);
  const newPhi = 1 / Math.sqrt(1 / (phi * phi + volatility * volatility) + information);
  return {
    rating: (mu + newPhi * newPhi * surplus) * SCALE + NEW_GLICKO.rating,
    deviation: newPhi * SCALE,
    volatility,
  };
}

function weight(phi: number): number {
  return 1 / Math.sqrt(1 + (3 * phi * phi) / (Math.PI * Math.PI));
}

/** Step 5 of the paper: where its function of the volatility crosses zero, by the Illinois method. */
function newVolatility(phi: number, sigma: number, variance: number, delta: number, tau: number): number {
  const a = Math.log(sigma * sigma);
  const f = (x: number): number => {
    const spread = phi * phi + variance + Math.exp(x);
    return (Math.exp(x) * (delta * delta - spread)) / (2 * spread * spread) - (x - a) / (tau * tau);
  };
  let left = a;
  let right = Math.log(delta * delta - phi * phi - variance);
  if (!(delta * delta > phi * phi + variance)) {
    let steps = 1;
    while (f(a - steps * tau) < 0) steps += 1;
    right = a - steps * tau;
  }
  let fLeft = f(left);
  let fRight = f(right);
  while (Math.abs(right - left) > CLOSE_ENOUGH) {
    const middle = left + ((left - right) * fLeft) / (fRight - fLeft);
    const fMiddle = f(middle);
    if (fMiddle * fRight <= 0) [left, fLeft] = [right, fRight];
    else fLeft /= 2;
    [right, fRight] = [middle, fMiddle];
  }
  return Math.exp(left / 2);
}
