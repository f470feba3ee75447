import { forfeit } from '../../../../src/games/check/rules/actions/forfeit.js';
import { check } from '../../../../src/games/check/rules/check.game.js';
import type { GameDefinition } from '../../../../src/engine/core/index.js';
import { driftOf, kindsIn, recordGame } from '../../play/testing/drift-of.js';
import type { RecordedGame } from '../../play/testing/drift-of.js';
import { games } from '../../play/testing/games.js';
import type { TableKind } from '../../play/table-kind.js';
import { tellingOf } from '../../play/telling.js';
import { cardName } from './named.en.js';
import { asking } from './asking.js';
import { scene } from './scene.js';
import type { Check, Face } from './shapes.js';
import { derived, staging } from './staging.js';
import { words } from './words.en.js';

const kind: TableKind<Check, Face> = {
  slug: 'check',
  Table: () => null,
  scene,
  asking,
  staging,
  derived,
  words,
  marks: () => undefined,
};

/** The rules, with giving up among the choices: random players then do it at any moment. */
const leaving: GameDefinition<Check> = {
  ...check,
  actions: {
    ...check.actions,
    forfeit: {
      ...forfeit,
      *choices(state, seat) {
        if (!state.matchWinner && !state.players[seat]?.hasLeft) yield { type: 'forfeit' };
      },
    },
  },
};

const EYES = [0, 1, 'public'] as const;

function* recorded(): Iterable<{ readonly seed: number; readonly game: RecordedGame<Check> }> {
  for (const eyes of EYES) {
    for (let seed = 1; seed <= 60; seed++)
      yield { seed, game: recordGame<Check>(games.check, { seed, eyes, most: 250 }) };
    for (let seed = 1; seed <= 10; seed++) {
      yield { seed, game: recordGame<Check>({ ...games.check, game: leaving }, { seed, eyes, most: 60 }) };
    }
  }
}

describe('the table of Check', () => {
  const all = [...recorded()];

  it('tells every game exactly, to every seat and to spectators, and every kind of event in them', () => {
    const told = new Set<string>();
    for (const { seed, game } of all) {
      const { eyes } = game;
      expect({ seed, eyes, drift: driftOf<Check, Face>(kind, game).slice(0, 3) }).toEqual({ seed, eyes, drift: [] });
      for (const one of kindsIn(game)) told.add(one);
    }
    expect(Object.keys(staging).filter((one) => !told.has(one))).toEqual([]);
  });

  it('never names in the log what only a look has shown', () => {
    let looks = 0;
    for (const { game } of all) {
      for (const { events, picture } of game.steps) {
        for (const event of events) {
          const cards =
            event.type === 'initialPeek'
              ? event.cards?.map(({ card }) => card)
              : event.type === 'abilityPeeked'
                ? event.cards
                : event.type === 'cardDrawn' && event.source === 'deck' && event.card
                  ? [event.card]
                  : undefined;
          if (!cards) continue;
          looks += cards.length;
          const sentence = words.events[event.type](event as never, tellingOf(game.eyes, game.players, picture.view));
          for (const card of cards) expect(sentence).not.toContain(cardName(card));
        }
      }
    }
    expect(looks).toBeGreaterThan(50);
  });

  it('shows no face but those that the view shows now', () => {
    for (const { game } of all) {
      for (const { picture } of game.steps) {
        const { view } = picture;
        if (view.phase === 'scoringPhase') continue;
        const up = [...scene(view).items.values()].filter(
          ({ ref, face }) => ref.startsWith('slot:') && face !== 'down',
        );
        expect(up.length).toBeLessThanOrEqual(view.reveals.length);
        if (game.eyes === 'public') expect(up).toEqual([]);
      }
    }
  });
});
