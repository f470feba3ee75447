import { rngOver, sfc32 } from '../../../../engine/core/index.js';
import { RandomGame } from '../../../../engine/testing/index.js';
import { findBlocks } from '../../rules/blocks.js';
import { fourInASquare } from '../../rules/four-in-a-square.game.js';
import { canWin, isUnsafe, publicState, randomPlain, turnsOf } from '../testing/plain.js';
import { evaluate } from './evaluate.js';
import { HOLE, LEFT, addPiece, encode, hasBlock, moverOf, newPosition, slideTo } from './position.js';
import type { Position } from './position.js';
import { SYMMETRIES, canonicalise, turnBack, turnPosition, turnTurn } from './symmetry.js';
import { SafeTurns, canWinThisTurn, placementOf, playTurn, slideOf } from './turns.js';

const RUNS = Number(process.env.PARLOUR_RUNS ?? 32);
const rng = rngOver(sfc32(11));
const seat = (name: string) => ({ id: name, name, bot: false, loadout: null });

const randomPosition = (noBacktrack = false) => {
  const pieces = 4 + rng.int(13);
  return randomPlain(rng, pieces, rng.int(pieces * 2), noBacktrack);
};

function safeTurnsOf(position: Position, noBacktrack: boolean): number[] {
  const safe = new SafeTurns(noBacktrack);
  const turns = new Int32Array(128);
  safe.find(position);
  return [...turns.subarray(0, safe.list(turns))];
}

describe('The fast encoding', () => {
  it('follows whole games exactly as the rules play them', () => {
    for (let seed = 0; seed < RUNS; seed++) {
      const options = {
        ...fourInASquare.defaults,
        piecesPerPlayer: 1 + (seed % 16),
        noBacktrack: seed % 2 === 1,
        movementLimit: 30,
      };
      const game = new RandomGame(fourInASquare, () => ({ options, seats: [seat('red'), seat('blue')] }), {
        seed,
        picks: [],
      });
      let position = encode(fourInASquare.view(game.table.state, 0).state);
      while (!game.over) {
        const { asked } = game.next();
        const next = newPosition();
        if (asked.action.type === 'place') {
          next.set(position);
          addPiece(next, moverOf(position), asked.action.squareIndex * 4 + asked.action.slotIndex);
          next[LEFT]! -= 1;
        } else if (asked.action.type === 'slide')
          slideTo(position, asked.action.squareIndex, options.noBacktrack, next);
        position = next;
        expect(position).toEqual(encode(fourInASquare.view(game.table.state, 0).state));
        const owners = findBlocks(game.table.state.board).map(({ player }) => player);
        expect([hasBlock(position, 0), hasBlock(position, 1)]).toEqual([owners.includes('R'), owners.includes('B')]);
      }
    }
  });

  it('sees every win of a turn, and none that is not there', () => {
    for (let run = 0; run < RUNS * 3; run++) {
      const plain = randomPosition(run % 2 === 1);
      expect(canWinThisTurn(encode(publicState(plain)), plain.noBacktrack)).toBe(canWin(plain));
    }
  });

  it('knows exactly the turns after which the rival cannot win at once', () => {
    for (let run = 0; run < RUNS; run++) {
      const plain = randomPosition(run % 2 === 1);
      if (plain.left === 0 || canWin(plain)) continue;
      const position = encode(publicState(plain));
      const expected = [...turnsOf(plain)].filter((turn) => !isUnsafe(turn, plain.mover));
      const found = safeTurnsOf(position, plain.noBacktrack).map(
        (turn) => `${placementOf(position, turn)}/${slideOf(turn)}`,
      );
      const plainly = expected.map(({ place, slide }) => `${place![0] * 4 + place![1]}/${slide}`);
      expect(found.sort()).toEqual(plainly.sort());
    }
  });

  it('comes to the same position by a whole turn as by its two halves', () => {
    for (let run = 0; run < RUNS; run++) {
      const plain = randomPosition(run % 2 === 1);
      const position = encode(publicState(plain));
      if (plain.left === 0 || canWin(plain)) continue;
      for (const turn of safeTurnsOf(position, plain.noBacktrack)) {
        const after = newPosition();
        playTurn(position, turn, plain.noBacktrack, after);
        const halves = [...turnsOf(plain)].find(
          ({ place, slide }) => place![0] * 4 + place![1] === placementOf(position, turn) && slide === slideOf(turn),
        );
        expect(after).toEqual(encode(publicState(halves!.after)));
        break;
      }
    }
  });
});

describe('Symmetries', () => {
  it('turn positions and turns together, and back', () => {
    for (let run = 0; run < RUNS; run++) {
      const plain = randomPosition();
      const position = encode(publicState(plain));
      if (plain.left === 0 || canWin(plain)) continue;
      const [turn] = safeTurnsOf(position, false);
      for (let symmetry = 0; symmetry < SYMMETRIES && turn !== undefined; symmetry++) {
        const [image, after, imageAfter, afterImage] = Array.from({ length: 4 }, newPosition) as [
          Position,
          Position,
          Position,
          Position,
        ];
        turnPosition(position, symmetry, image);
        playTurn(position, turn, false, after);
        turnPosition(after, symmetry, imageAfter);
        playTurn(image, turnTurn(turn, symmetry), false, afterImage);
        expect(afterImage).toEqual(imageAfter);
        expect(turnBack(turnTurn(turn, symmetry), symmetry)).toBe(turn);
        expect(evaluate(image, false)).toBe(evaluate(position, false));
      }
    }
  });

  it('all lead to the same canonical image', () => {
    for (let run = 0; run < RUNS; run++) {
      const position = encode(publicState(randomPosition(run % 2 === 1)));
      const [image, one, other] = [newPosition(), newPosition(), newPosition()];
      turnPosition(position, rng.int(SYMMETRIES), image);
      canonicalise(position, one);
      canonicalise(image, other);
      expect(one).toEqual(other);
    }
  });

  it('leave sixteen different first turns', () => {
    const start = newPosition();
    start[HOLE] = 4;
    start[7] = 9;
    start[LEFT] = 16;
    const images = safeTurnsOf(start, false).map((turn) => {
      const [after, canonical] = [newPosition(), newPosition()];
      playTurn(start, turn, false, after);
      canonicalise(after, canonical);
      return canonical.join();
    });
    expect(images).toHaveLength(128);
    expect(new Set(images).size).toBe(16);
  });
});

describe('The evaluation', () => {
  it('counts open windows by their pieces, as they lie and after each slide', () => {
    // One Red piece in a corner square: one window as it lies; it stays there whatever slides beside it.
    const state = publicState({
      board: [['R', null, null, null], ...Array.from({ length: 8 }, () => [null, null, null, null])],
      hole: 4,
      blocked: null,
      mover: 'R',
      left: 2,
      pieces: 2,
      noBacktrack: false,
    });
    expect(evaluate(encode(state), false)).toBe(2);
  });
});
