/**
 * Positions of TCG Fuel for `npm run shots -- tcg-fuel`: what lies where, what is played over REST, and what the viewer then presses.
 * The viewer sits at seat 0. `play` is told `act(seat, type, data)` and the ids of the cards by their labels.
 */
const ANN = {
  life: 16,
  hand: ['flashover-dart', 'kettle-imp', 'boiler-ogre', 'sap-surge', 'redline-surge', 'canopy-devourer', 'mountain'],
  battlefield: [
    ...['mountain*3', 'forest*3', 'everburn-chimney', 'slagback-pikeman', 'bramble-whelp'],
    { card: 'piston-blade', attachedTo: 'bramble-whelp' },
    'rootline-spider',
    { card: 'thornborn-matriarch', sick: true },
  ],
  graveyard: ['sap-surge', 'kettle-imp', 'forest'],
  deck: ['forest*12', 'mountain*12'],
};
const tapped = (card, count) => Array.from({ length: count }, () => ({ card, tapped: true }));
const BEA = {
  life: 13,
  hand: ['shut-the-valve', 'kink-the-hose', 'island', 'swamp', 'choke-off'],
  battlefield: [
    ...['island*4', 'swamp*2'],
    { card: 'brass-kettle', tapped: true },
    { card: 'oriel-tidal-auditor', loyalty: 5 },
    'brinewall-sentry',
    { card: 'cloudferry-ray', tapped: true },
    'undertow-bailiff',
    { card: 'smog-wraith', sick: true },
  ],
  graveyard: ['choke-off', 'island'],
  deck: ['island*13', 'swamp*12'],
};
const REST = { turnCount: 12, currentTurn: 12, landsPlayed: 0 };

/** Both pass, each when asked: where nothing can be done the table has passed already. */
async function bothPass(act) {
  for (const seat of [0, 1]) await act(seat, 'pass_priority').catch(() => {});
}

export const POSITIONS = {
  main: { scenario: { ...REST, players: [ANN, BEA] } },

  stack: {
    scenario: {
      ...REST,
      players: [{ ...ANN, hand: ['backdraft-lance', ...ANN.hand.slice(0, 6)] }, BEA],
    },
    async play(act, id) {
      await act(0, 'play_card', {
        cardId: id['backdraft-lance'],
        targets: { t1: [{ cardId: id['cloudferry-ray'] }] },
      });
      await act(1, 'play_card', {
        cardId: id['shut-the-valve'],
        targets: { t1: [{ stackId: id['backdraft-lance'] }] },
      });
    },
  },

  combat: {
    scenario: {
      ...REST,
      active: 1,
      turnCount: 13,
      currentTurn: 13,
      players: [
        { ...ANN, battlefield: [...ANN.battlefield.slice(0, -1), 'thornborn-matriarch'] },
        {
          ...BEA,
          battlefield: ['island*4', ...tapped('swamp', 2), 'swamp', ...BEA.battlefield.slice(2, 5)].concat([
            'cloudferry-ray',
            'undertow-bailiff',
            'smog-wraith',
          ]),
        },
      ],
    },
    async play(act, id) {
      await act(1, 'pass_priority');
      const attackers = ['cloudferry-ray', 'undertow-bailiff', 'smog-wraith'].map((label) => ({
        cardId: id[label],
        defenderPlayerId: 1,
      }));
      await act(1, 'attack', { attackers });
      await bothPass(act);
    },
    presses: ['rootline-spider', 'cloudferry-ray', 'slagback-pikeman', 'bramble-whelp'],
  },

  four: {
    scenario: {
      ...REST,
      active: 2,
      turnCount: 21,
      currentTurn: 21,
      players: [
        { ...ANN, hand: ['flashover-dart', 'boiler-ogre', 'sap-surge', 'canopy-devourer'] },
        {
          life: 17,
          hand: ['island*5'],
          battlefield: [
            'island*3',
            ...tapped('island', 1),
            'swamp*2',
            'brinewall-sentry',
            'cloudferry-ray',
            'mistvalve-skimmer',
          ],
          deck: ['island*25'],
        },
        {
          life: 9,
          hand: ['call-the-watch', 'plains*3'],
          battlefield: [
            'plains*5',
            'lantern-orchard',
            'banner-of-first-lamps',
            'glasswing-arbiter',
            'captain-of-lanterns',
          ],
          graveyard: ['plains*5'],
          deck: ['plains*22'],
        },
        {
          life: 20,
          hand: ['swamp*6'],
          battlefield: [
            'swamp*2',
            ...tapped('swamp', 3),
            'slagpit-catacomb',
            'flue-rat',
            'pitworks-behemoth',
            'ashbin-ghoul',
          ],
          deck: ['swamp*27'],
        },
      ],
    },
    async play(act, id) {
      await act(2, 'play_card', { cardId: id['call-the-watch'] });
    },
  },

  choose: {
    scenario: {
      ...REST,
      turnCount: 14,
      currentTurn: 14,
      players: [
        {
          ...ANN,
          hand: ['flashover-dart', 'kettle-imp', 'boiler-ogre', 'redline-surge', 'mountain'],
          battlefield: [
            ...['mountain*3', 'forest*3', 'everburn-chimney', 'canopy-devourer'],
            { card: 'barkplate-blessing', attachedTo: 'canopy-devourer' },
            'rootline-spider',
            'thornborn-matriarch',
          ],
        },
        {
          ...BEA,
          battlefield: [
            ...BEA.battlefield.slice(0, 4),
            'brinewall-sentry',
            'mistvalve-skimmer',
            { card: 'undertow-bailiff', tapped: true },
          ],
        },
      ],
    },
    async play(act, id) {
      await act(0, 'pass_priority');
      await act(0, 'attack', { attackers: [{ cardId: id['canopy-devourer'], defenderPlayerId: 2 }] });
      await bothPass(act);
      const blocks = ['brinewall-sentry', 'mistvalve-skimmer'].map((label) => ({
        cardId: id[label],
        attackerId: id['canopy-devourer'],
      }));
      await act(1, 'block', { blocks });
      await bothPass(act);
    },
    buttons: ['Divide by hand'],
  },

  targets: { scenario: { ...REST, players: [ANN, BEA] }, presses: ['flashover-dart'] },

  walker: {
    scenario: {
      ...REST,
      players: [{ ...ANN, battlefield: [...ANN.battlefield, 'kindra-stoker-of-riots'] }, BEA],
    },
    presses: ['kindra-stoker-of-riots'],
  },

  scry: {
    scenario: {
      ...REST,
      players: [
        { ...ANN, hand: ['gauge-reader', 'mountain'], battlefield: ['island*3', 'mountain*2', 'rootline-spider'] },
        { ...BEA, hand: [] },
      ],
    },
    async play(act, id) {
      await act(0, 'play_card', { cardId: id['gauge-reader'] });
    },
  },

  search: {
    scenario: {
      ...REST,
      players: [
        {
          ...ANN,
          hand: ['deeproot-survey', 'mountain'],
          battlefield: ['forest*4', 'rootline-spider'],
          deck: ['forest*5', 'mountain*5', 'island*2', 'swamp', 'plains', 'sap-surge*6'],
        },
        { ...BEA, hand: [] },
      ],
    },
    async play(act, id) {
      await act(0, 'play_card', { cardId: id['deeproot-survey'] });
    },
  },

  pay: {
    scenario: { ...REST, players: [ANN, BEA] },
    presses: ['boiler-ogre'],
    buttons: ['Pay by hand'],
  },

  crowd: {
    scenario: {
      ...REST,
      players: Array.from({ length: 8 }, (_, seat) => ({
        ...(seat % 2 ? BEA : ANN),
        life: 20 - seat,
      })),
    },
  },
};
