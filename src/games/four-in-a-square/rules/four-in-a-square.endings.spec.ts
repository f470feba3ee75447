import { choicesOf } from '../../../engine/core/index.js';
import { scenario } from '../../../engine/testing/index.js';
import type { Scene } from '../../../engine/testing/index.js';
import { NEIGHBOURS, seatOf } from './board.js';
import { fourInASquare } from './four-in-a-square.game.js';
import { draw, read, readAction, readLine } from './four-in-a-square.notation.js';
import type { FourInASquare, RoundOptions } from './four-in-a-square.types.js';
import { findDraw, slidableSquares } from './turn.js';

const EMPTY = '...... ...... ...... ...... ...... ......';
const SHUTTLE = '/1 /4 /1 /4 /1 /4 /1';

/** An empty board with the given options. */
function start(options: Partial<RoundOptions> = {}, twoHumans = true): Scene<FourInASquare> {
  const readWith = (picture: string): FourInASquare['state'] => {
    const state = read(picture);
    return { ...state, twoHumans, options: { ...state.options, ...options } };
  };
  return scenario(fourInASquare, { read: readWith, draw })(`R placement, hole 4, 8 pieces\n${EMPTY}`);
}

/** Plays a line, each action by the player on turn. */
function follow(scene: Scene<FourInASquare>, line: string): Scene<FourInASquare> {
  for (const action of readLine(line)) scene.play(seatOf(scene.state.currentPlayer), action);
  return scene;
}

/** The player on turn is told no. */
function refuses(scene: Scene<FourInASquare>, action: string, code: string, message: string): Scene<FourInASquare> {
  return scene.refuses(seatOf(scene.state.currentPlayer), readAction(action), code, `Invalid move: ${message}`);
}

const one = { piecesPerPlayer: 1 };

describe('Draws', () => {
  it('R16: nobody who must slide and cannot has lost; on this board, even under V1, there is always a slide', () => {
    const state = read(`R movement, hole 4, 1 pieces\nR..... ...... ...... ...... ...... .....B`);
    expect(findDraw(state, [])).toBe('noLegalSlides');
    for (const [holeSquareIndex, near] of NEIGHBOURS.entries()) {
      for (const blockedSquareIndex of [null, ...near]) {
        const slides = slidableSquares({ ...state, holeSquareIndex, blockedSquareIndex });
        expect(slides).toEqual(near.filter((square) => square !== blockedSquareIndex));
        expect(findDraw({ ...state, holeSquareIndex, blockedSquareIndex, positions: {} })).toBeUndefined();
      }
    }
  });

  it('W11, R17: the fifth occurrence of a position ends the game; the one that began movement was the first', () => {
    const scene = follow(follow(start(one), '0.0 /1 8.3 /4'), SHUTTLE).goesOn();
    expect(scene.state.movementSlides).toBe(7);
    follow(scene, '/4')
      .ends({ winners: [], reason: 'repetition' })
      .tells({ type: 'drawn', reason: 'repetition' })
      .check(({ currentPlayer, holeSquareIndex }) => expect([currentPlayer, holeSquareIndex]).toEqual(['R', 4]));
    expect([...choicesOf(fourInASquare, scene.state, 0)]).toEqual([]); // R20
  });

  it('W11, R17: with the limit off the same game stays open, and nothing is counted', () => {
    const scene = follow(start({ ...one, repetitionLimit: 0 }), `0.0 /1 8.3 /4 ${SHUTTLE} /4`).goesOn();
    expect(scene.state.positions).toEqual({});
  });

  it('R17: the view says how often the present position has arisen', () => {
    follow(start(one), '0.0 /1 8.3 /4 /1 /4').seen(0, ({ occurrences }) => expect(occurrences).toBe(2));
  });

  it('R18: the movement limit counts the slides of both players since movement began', () => {
    const scene = follow(start({ ...one, movementLimit: 3 }), '0.0 /1 8.3 /4 /1 /4').goesOn();
    follow(scene, '/3').ends({ winners: [], reason: 'movementLimit' });
    expect(scene.state.currentPlayer).toBe('B');
  });

  it('R17, R18: repetition is looked for before the movement limit', () => {
    follow(start({ ...one, repetitionLimit: 2, movementLimit: 2 }), '0.0 /1 8.3 /4 /1 /4').ends({
      winners: [],
      reason: 'repetition',
    });
  });

  it('R18: 0 is no limit', () => {
    const endless = start({ ...one, repetitionLimit: 0, movementLimit: 0 });
    follow(endless, '0.0 /1 8.3 /4');
    for (let pair = 0; pair < 150; pair++) follow(endless, '/1 /4');
    expect(endless.goesOn().state.movementSlides).toBe(300);
  });
});

describe('R19: agreeing and giving up', () => {
  const [red, blue] = [0, 1];

  it('a draw offered and accepted ends the game', () => {
    start()
      .play(blue, { type: 'offer-draw' })
      .tells({ type: 'draw-offered', player: 'B' })
      .seen('public', ({ drawOffer }) => expect(drawOffer).toBe('B'))
      .refuses(blue, { type: 'accept-draw' }, 'NO_DRAW_OFFER')
      .refuses(blue, { type: 'offer-draw' }, 'DRAW_ALREADY_OFFERED')
      .play(red, { type: 'accept-draw' })
      .ends({ winners: [], reason: 'agreement' })
      .refuses(red, { type: 'offer-draw' }, 'GAME_OVER')
      .refuses(blue, { type: 'resign' }, 'GAME_OVER');
  });

  it('a draw declined is gone', () => {
    start()
      .play(red, { type: 'offer-draw' })
      .play(blue, { type: 'decline-draw' })
      .tells({ type: 'draw-declined', player: 'B' })
      .refuses(blue, { type: 'accept-draw' }, 'NO_DRAW_OFFER');
  });

  it('playing on declines the other’s offer and leaves one’s own', () => {
    const scene = start().play(red, { type: 'offer-draw' });
    follow(scene, '0.0 /1').seen('public', ({ drawOffer }) => expect(drawOffer).toBe('R'));
    follow(scene, '8.3')
      .tells({ type: 'draw-declined', player: 'B' })
      .seen('public', ({ drawOffer }) => expect(drawOffer).toBeNull());
  });

  it('a bot is not asked for a draw', () => {
    start({}, false)
      .refuses(red, { type: 'offer-draw' }, 'NO_DRAW_OFFERS')
      .refuses(red, { type: 'accept-draw' }, 'NO_DRAW_OFFERS')
      .refuses(red, { type: 'decline-draw' }, 'NO_DRAW_OFFERS');
  });

  it('resigning gives the game to the other and leaves the board, phase and turn alone', () => {
    follow(start(), '0.0')
      .play(red, { type: 'resign' })
      .tells({ type: 'won', player: 'B', reason: 'resignation', blocks: [] })
      .ends({ winners: [blue], reason: 'resignation' }).shows(`
      R placementSlide, hole 4, 8 pieces, B wins
      R..... ...... ...... ...... ...... ......
    `);
    follow(start(), '0.0')
      .play(blue, { type: 'resign' })
      .ends({ winners: [red] });
  });
});

describe('Restart', () => {
  it('W16: begins the next round from an empty board with the same options, in the middle of a game too', () => {
    const scene = follow(start({ piecesPerPlayer: 3, noBacktrack: true }), '0.0 /3').play(1, { type: 'restart' });
    scene.tells({ type: 'restarted', round: 2 }).shows(`
      R placement, hole 4, 3 pieces, blocked -
      ${EMPTY}
    `);
    scene.seen('public', ({ round }) => expect(round).toBe(2));
    follow(scene, '0.0 /1').goesOn();
  });

  it('R17: counts positions anew, also after the end', () => {
    const scene = follow(start(one), `0.0 /1 8.3 /4 ${SHUTTLE} /4`).ends({ winners: [] });
    scene.play(0, { type: 'restart' }).goesOn();
    expect(scene.state.positions).toEqual({});
    follow(scene, `0.0 /1 8.3 /4 ${SHUTTLE}`).goesOn();
  });
});

describe('V1: no sliding back', () => {
  const v1 = { piecesPerPlayer: 1, noBacktrack: true };

  it('W12: the square that slid last may not slide next, whoever is on turn', () => {
    const scene = follow(start(v1), '0.0 /3 8.3');
    refuses(scene, '/4', 'BACKTRACK', 'the square that slid last may not slide back');
    follow(scene, '/0').seen(0, ({ state }) => {
      expect(state).toMatchObject({ phase: 'movement', holeSquareIndex: 0, blockedSlideSquareIndex: 3 });
      expect(state.legalSlides).toEqual([1]);
    });
    refuses(scene, '/3', 'BACKTRACK', 'the square that slid last may not slide back');
    follow(scene, '/1').seen(0, ({ state }) => {
      expect(state.holeSquareIndex).toBe(1);
      expect(state.legalSlides).toEqual([2, 4]);
    });
  });

  it('shows no slides while a piece is to be placed, nor when the game is over', () => {
    const scene = follow(start(v1), '0.0 /3');
    scene.seen(0, ({ state }) => expect([state.blockedSlideSquareIndex, state.legalSlides]).toEqual([4, []]));
    scene.play(0, { type: 'resign' }).seen(0, ({ state }) => expect(state.legalSlides).toEqual([]));
  });

  it('is off by default, and then neither member is shown', () => {
    follow(start(), '0.0 /3').seen(0, ({ state }) => {
      expect(state).not.toHaveProperty('blockedSlideSquareIndex');
      expect(state).not.toHaveProperty('legalSlides');
    });
  });
});

describe('Refusals', () => {
  const place = (squareIndex: unknown, slotIndex: unknown): FourInASquare['action'] =>
    ({ type: 'place', squareIndex, slotIndex }) as FourInASquare['action'];

  it('W3: the hole takes no piece; a turn is placement, then slide', () => {
    refuses(start(), '4.0', 'HOLE_SQUARE', 'cannot place in the hole square');
    refuses(start(), '/1', 'WRONG_PHASE', 'cannot slide in phase placement');
    refuses(follow(start(), '0.0'), '0.1', 'WRONG_PHASE', 'cannot place in phase placementSlide');
  });

  it('W4: an occupied slot stays as it is, and the hole is where it is now', () => {
    const scene = follow(start(), '0.0 /1');
    refuses(scene, '0.0', 'SLOT_OCCUPIED', 'slot is occupied');
    refuses(scene, '1.0', 'HOLE_SQUARE', 'cannot place in the hole square');
  });

  it('W5: only a neighbour of the hole slides', () => {
    const scene = follow(start(), '0.0');
    refuses(scene, '/0', 'NOT_ADJACENT', 'square is not adjacent to the hole');
    refuses(scene, '/4', 'HOLE_SQUARE', 'cannot slide the hole square');
    scene.shows(`
      R placementSlide, hole 4, 8 pieces
      R..... ...... ...... ...... ...... ......
    `);
  });

  it('W13: indices are whole numbers within the board, and nothing is read as one that is not', () => {
    for (const bad of ['0', 1.5, -1, 9, null, undefined]) {
      const message = 'Invalid move: squareIndex must be an integer from 0 to 8';
      start().refuses(0, place(bad, 0), 'BAD_SQUARE_INDEX', message);
      const slide = { type: 'slide', squareIndex: bad } as FourInASquare['action'];
      start().refuses(0, slide, 'BAD_SQUARE_INDEX', message);
    }
    for (const bad of ['0', 0.5, -1, 4, null, undefined]) {
      start().refuses(0, place(0, bad), 'BAD_SLOT_INDEX', 'Invalid move: slotIndex must be an integer from 0 to 3');
    }
    start().refuses(0, { type: 'pass' } as never, 'UNKNOWN_ACTION');
  });

  it('shape comes first, then the end of the game, the turn, the phase and the rule', () => {
    const over = follow(start(), '0.0').play(0, { type: 'resign' });
    over.refuses(1, place(9, 9), 'BAD_SQUARE_INDEX').refuses(1, place(4, 9), 'BAD_SLOT_INDEX');
    over.refuses(1, place(4, 0), 'GAME_OVER', 'Invalid move: the game is over');
    const open = follow(start(), '0.0');
    open.refuses(1, place(4, 0), 'NOT_YOUR_TURN', 'Invalid move: not your turn');
    open.refuses(0, place(4, 0), 'WRONG_PHASE');
  });

  it('a slide may name the hole it means, and is refused if that is not the hole', () => {
    follow(start(), '0.0')
      .refuses(
        0,
        { type: 'slide', squareIndex: 1, toHoleSquareIndex: 5 },
        'HOLE_MISMATCH',
        'Invalid move: toHoleSquareIndex must equal the current hole',
      )
      .play(0, { type: 'slide', squareIndex: 1, toHoleSquareIndex: 4 })
      .goesOn();
  });

  it('a refusal names its rule', () => {
    const { actions } = fourInASquare;
    const { state } = follow(start({ piecesPerPlayer: 1, noBacktrack: true }), '0.0 /3 8.3');
    const rule = actions.slide as { refuse(state: object, seat: number, action: object): { rule?: string } };
    expect(rule.refuse(state, 1, { type: 'slide', squareIndex: 4 }).rule).toBe('V1');
  });
});
