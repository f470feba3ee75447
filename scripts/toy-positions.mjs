/** Positions of GGLTCG that are worth a picture, and a house in which some of it has been played. */

const NAMES = ['Ann', 'Bea', 'Cy', 'Dee'];
const GAMES_EACH = 6;
const MOST_ACTIONS = 300;

const evening = {
  turn: 7,
  players: {
    A: {
      cc: 4,
      hand: ['Snuggles', 'Sun', 'VeryVeryAppleJuice'],
      in_play: ['Knight', 'Wizard', { name: 'Umbruh', owner: 'B', current_stamina: 1 }],
      sleep_zone: ['Twist'],
    },
    B: {
      cc: 1,
      hand: [],
      in_play: ['Ka', { name: 'Block', current_stamina: 1 }, 'Drum', 'Sock Sorcerer'],
      sleep_zone: ['Rush'],
    },
  },
};
const six = ['Ka', 'Sock Sorcerer', 'VeryVeryAppleJuice', 'Hind Leg Kicker', 'Sun', 'Ballaber'];
const six2 = ['Knight', 'Umbruh', 'Belchaletta', 'Paper Plane', 'Bubble Blocker', 'Demideca'];

const ATTIC = (rook) => `name,type,cost,speed,strength,stamina,effect_text,effects,primary_color,accent_color
Mopsel,Toy,1,1,2,5,Toys you control have +1 speed.,stat_boost:speed:1,#2f8f8b,#e0a8c8
Zizzle,Toy,1,7,2,1,May attack directly.,direct_attack,#c74444,#f2b544
Grommet,Toy,3,4,8,3,No effect.,,#8b5fa8,#8fb7de
Old Tuck,Toy,2,2,3,4,"When it goes to sleep, its owner gains 2 CC.",gain_cc_when_sleeped:2,#4682b4,#cfa06a
Pim,Toy,1,5,1,2,Effects of opposing cards do not affect it.,opponent_immunity,#eb9113,#b8a4e8
Pennies,Action,0,,,,Gain 1 CC.,gain_cc:1,#2f8f8b,#2f8f8b
Lamplet,Toy,1,3,2,3,Toys you control have +2 speed.,stat_boost:speed:2,#3f7f5f,#f0c25a
Rook,Toy,2,3,${rook},5,On its controller's turn it wins every tussle.,auto_win_tussle_on_own_turn,#50507a,#9aa4b4
Hush,Action,2,,,,Put one toy in play to sleep.,sleep_target:1,#4682b4,#4682b4
Up Now,Action,1,,,,Return one card from your sleep zone.,unsleep:1,#c74444,#c74444`;
const BENCH = '/api/ggltcg/workshop';
const BENCH_GAMES = 400;

/** The card of that name, pressed in the hand or on the rug. */
const press = async (page, name) => {
  await page
    .locator(`:is(.Playmat, .HandZone, dialog[open]) .thing:has(.unseen:text-matches("^${name},"))`)
    .first()
    .click();
  await page.waitForTimeout(200);
};

/** `before` is played over REST by either seat, `presses` in the page by Ann. */
export const positions = {
  main: { scenario: evening, turnSeconds: 90 },
  target: { scenario: evening, turnSeconds: 90, presses: (page) => press(page, 'Knight') },
  decision: {
    scenario: {
      turn: 8,
      active: 'B',
      players: {
        A: {
          cc: 1,
          hand: ['Sun'],
          in_play: ['Knight', 'Wizard', { name: 'Umbruh', owner: 'B', current_stamina: 1 }, 'Snuggles'],
          sleep_zone: ['Twist', 'VeryVeryAppleJuice'],
        },
        B: {
          cc: 5,
          in_play: ['Ka', { name: 'Block', current_stamina: 1 }, 'Drum'],
          sleep_zone: ['Rush', 'Sock Sorcerer'],
        },
      },
    },
    turnSeconds: 90,
    before: (url, [, bea], id) => act(url, bea, id, tussle('B:in_play:0', 'A:in_play:3')),
  },
  pick: {
    scenario: {
      turn: 9,
      players: {
        A: {
          cc: 5,
          hand: ['Sun'],
          in_play: ['Knight', 'Wizard', { name: 'Umbruh', owner: 'B', current_stamina: 1 }],
          sleep_zone: ['Twist', 'VeryVeryAppleJuice', 'Snuggles'],
        },
        B: {
          cc: 3,
          in_play: [{ name: 'Block', current_stamina: 1 }, 'Drum'],
          sleep_zone: ['Rush', 'Sock Sorcerer', 'Ka'],
        },
      },
    },
    turnSeconds: 90,
    presses: async (page) => {
      await press(page, 'Sun');
      await page.locator('dialog[open] .thing:has(.unseen:text-matches("^Snuggles,"))').click();
    },
  },
  victory: {
    scenario: {
      turn: 11,
      players: {
        A: {
          cc: 5,
          hand: ['Snuggles'],
          in_play: [
            { name: 'Knight', current_stamina: 1 },
            { name: 'Umbruh', owner: 'B' },
          ],
          sleep_zone: ['Twist', 'Sun', 'VeryVeryAppleJuice', 'Wizard'],
        },
        B: { cc: 6, in_play: ['Drum'], sleep_zone: ['Rush', 'Sock Sorcerer', 'Ka', 'Block'] },
      },
    },
    before: async (url, [ann], id) => {
      await act(url, ann, id, {
        type: 'play_card',
        card_id: 'A:hand:0',
        target_card_ids: [],
        alternative_cost_card_id: null,
      });
      await act(url, ann, id, tussle('A:in_play:0', 'B:in_play:0'));
    },
    presses: (page) => page.locator('.VictoryScreen-story').waitFor(),
  },
  'six in hand': { scenario: { turn: 1, players: { A: { cc: 2, hand: six }, B: { cc: 0, hand: six2 } } } },
  'six in play': {
    scenario: {
      players: {
        A: { cc: 7, in_play: six.filter((name) => !/Very|Sun/.test(name)).concat('Dino', 'Block'), hand: ['Sun'] },
        B: { in_play: six2 },
      },
    },
  },
  'their hand': {
    scenario: { players: { A: { cc: 7, hand: ['Sun'], in_play: ['Knight', 'Paper Plane'] }, B: { hand: six2 } } },
    presses: (page) => press(page, 'Knight'),
  },
  'a plan': {
    scenario: {
      players: {
        A: { cc: 4, hand: ['Sun', 'Snuggles'], in_play: ['Knight', 'Wizard'] },
        B: { cc: 4, hand: ['Drum', 'Wake'], in_play: ['Ka', 'Block'] },
      },
    },
    bot: true,
    presses: async (page) => {
      await page
        .locator('.prompt:not([inert], .resting)')
        .getByRole('button', { name: /End turn/ })
        .click();
      await page.locator('[data-plan]').waitFor();
      await page.locator('.frame[data-settled="true"]').waitFor();
      await page.waitForTimeout(1500);
    },
  },
  'large card': {
    scenario: evening,
    presses: async (page) => {
      await page.locator('.is-them .CardThing').first().focus();
      await page.keyboard.press('i');
    },
  },
};

/** The pages beside the table, each with a browser that may see it. */
export async function pages(url, isWanted) {
  const names = [
    'decks',
    'deck',
    'cards',
    'card',
    'statistics',
    'player',
    'leaderboard',
    'story',
    'review',
    'lobby',
    'room',
    'workshop',
    'bench',
    'new game',
    'game',
  ];
  if (!names.some(isWanted)) return {};
  if (names.every((name) => name === 'bench' || !isWanted(name))) return { bench: await bench(url) };
  const folk = [];
  for (const name of NAMES) folk.push(await member(url, name));
  for (const who of folk) {
    for (let game = 0; game < GAMES_EACH; game++) await playOut(url, who);
  }
  const [ann, bea] = folk;
  const over = await playOut(url, ann);
  await fetchJson(url, ann, '/api/ggltcg/me/decks/1', 'PUT', { deck: six });
  const room = await post(url, bea, '/api/rooms', { game: 'ggltcg', name: 'Before bedtime' });
  const as = (path, ready, more = {}) => ({ login: ann.kept, path, ready, whole: true, ...more });
  return {
    decks: as('/ggltcg/decks'),
    deck: as('/ggltcg/decks/new?copy=Aggro_Rush'),
    cards: as('/ggltcg/cards'),
    card: as('/ggltcg/cards/Ka'),
    statistics: as('/ggltcg/statistics'),
    player: as(`/ggltcg/statistics/${ann.user.id}`),
    leaderboard: as('/ggltcg/leaderboard'),
    story: as(`/ggltcg/story/${over}`),
    review: as(`/ggltcg/table/${over}/review?v=3&as=all`, '.review[data-settled="true"] .GameBoard', { whole: false }),
    lobby: as('/play?game=ggltcg'),
    room: { ...as(`/room/${room.roomId}`), login: bea.kept },
    game: as('/ggltcg'),
    'new game': as('/ggltcg/new'),
    workshop: as('/ggltcg/workshop'),
    ...(isWanted('bench') && { bench: await bench(url) }),
  };
}

/** A set in two versions, both played by bots on the same deals, with a word misspelt in its seventh row. */
async function bench(url) {
  const who = await member(url, 'Dora');
  const { name } = await post(url, who, `${BENCH}/sets`, { title: 'Attic', csv: ATTIC(2), notes: 'From the attic' });
  const path = `${BENCH}/sets/${encodeURIComponent(name)}`;
  await post(url, who, `${path}/versions`, { csv: ATTIC(6), notes: 'A stronger rook' });
  for (const version of [1, 2]) {
    const plan = { games: BENCH_GAMES, level: 'easy', compare_with: 3 - version };
    let run = await post(url, who, `${path}/${version}/simulations`, plan);
    while (run.status === 'running') {
      await new Promise((resolve) => setTimeout(resolve, 500));
      run = await fetchJson(url, who, `${BENCH}/simulations/${run.id}`);
    }
  }
  return {
    login: who.kept,
    path: `/ggltcg/workshop/${encodeURIComponent(name)}`,
    ready: '.Balance .Facts',
    whole: true,
    presses: async (page) => {
      await page.getByLabel('Row 7, effects', { exact: true }).fill('stat_bost:speed:2');
      await page.locator('.EditorBar-state', { hasText: '1 problem' }).waitFor();
    },
  };
}

const tussle = (attacker_id, defender_id) => ({ type: 'tussle', attacker_id, defender_id });

const act = (url, who, id, action) => post(url, who, `/api/sessions/${id}/actions`, { action });

export async function begin(url, folk, scenario, turnSeconds) {
  const body = { scenario, turnSeconds, userIds: folk.map(({ user }) => user.id) };
  return (await post(url, folk[0], '/api/ggltcg/test/fixtures', body)).game_id;
}

export async function guest(url, name) {
  return keeping(await post(url, undefined, '/api/auth/guest', { name }));
}

async function member(url, name) {
  const email = `${name.toLowerCase()}.${Date.now()}@example.org`;
  return keeping(await post(url, undefined, '/api/auth/register', { email, password: 'a box full of toys', name }));
}

/** With what its browser keeps. */
function keeping(signedIn) {
  const now = Date.now();
  return {
    ...signedIn,
    kept: JSON.stringify({ ...signedIn, takenAt: now, expiresAt: now + signedIn.expiresIn * 1000 }),
  };
}

/** A game against a bot to its end: what can be done is done before a turn is ended. */
async function playOut(url, who) {
  const page = await post(url, who, '/api/sessions', {
    game: 'ggltcg',
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
  });
  const path = `/api/sessions/${page.sessionId}`;
  for (let done = 0; done < MOST_ACTIONS; done++) {
    const now = await fetchJson(url, who, path);
    if (now.status !== 'active') break;
    const choices = now.legalActions.filter((choice) => !('form' in choice) && choice.type !== 'concede');
    const deeds = choices.filter(({ type }) => type !== 'end_turn');
    const action = deeds[(done * 7) % Math.max(1, deeds.length)] ?? choices[0];
    if (!action) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      continue;
    }
    await post(url, who, `${path}/actions?waitForTurn=true`, { action });
  }
  return page.sessionId;
}

function post(url, who, path, body) {
  return fetchJson(url, who, path, 'POST', body);
}

async function fetchJson(url, who, path, method = 'GET', body) {
  const headers = { 'content-type': 'application/json', ...(who && { authorization: `Bearer ${who.accessToken}` }) };
  const response = await fetch(url + path, { method, headers, body: body && JSON.stringify(body) });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response.status === 204 ? undefined : response.json();
}
