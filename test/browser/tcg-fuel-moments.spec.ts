import type { Page } from 'playwright-core';
import type { Action } from '../../src/games/tcg-fuel/rules/action.types.js';
import type { TcgFuelEvent } from '../../src/games/tcg-fuel/rules/event.types.js';
import { FuelSeats } from './support/fuel-seats.js';
import { ACTIONS, EVENTS } from './support/fuel-kinds.js';
import { House } from './support/house.js';
import { KindsSeen } from './support/kinds-seen.js';
import { TablePage } from './support/table-page.js';

/** Moments of TCG Fuel that a random game seldom has, each from a written position and by presses alone. */
describe('TCG Fuel in a browser, from written positions', () => {
  let house: House;
  let seats: FuelSeats;
  const kinds = new KindsSeen();
  beforeAll(async () => {
    house = await House.open(undefined, { TEST_HOOKS: '1' });
    seats = await FuelSeats.open(house, 2, { kinds });
  });
  afterAll(() => house?.close());

  const page = (seat: number): Page => seats.pages[seat]!;
  const gone = (seat: number, label: string) =>
    page(seat)
      .locator(`.fu-creatures [data-ref="card:${seats.id(label)}"]`)
      .waitFor({ state: 'detached' });
  const fromMenu = async (seat: number, entry: string): Promise<void> => {
    await page(seat).getByRole('button', { name: 'Menu', exact: true }).click();
    await page(seat).getByRole('menuitem', { name: entry }).click();
  };

  it('pays by hand from the sources that are pressed, scries and searches a deck', async () => {
    await seats.sit({
      players: [
        {
          hand: ['kettle-imp', 'gauge-reader', 'deeproot-survey'],
          battlefield: ['mountain', 'forest*2', 'island', 'sapling-tapper'],
          deck: ['sap-surge', 'forest', 'island', 'mountain*10'],
        },
        {},
      ],
    });
    await seats.press(0, 'kettle-imp');
    await seats.choose(0, 'Pay by hand');
    await seats.press(0, 'mountain');
    await page(0)
      .getByRole('button', { name: /^Forest/ })
      .click();
    await seats.done(0);
    await seats.asked(0, 'Choose a target');
    await page(0).locator('.fu-far .fu-life').click();
    await seats.done(0);
    await page(0).locator('.fu-far .fu-life', { hasText: '18' }).waitFor();
    await page(0).locator('.fu-pile-count:has(b[data-drawn="1"]):has(small[data-drawn="of 2"])').waitFor();
    await seats.cast(0, 'gauge-reader');
    await page(0).getByRole('button', { name: 'to bottom' }).click();
    await seats.done(0);
    await seats.cast(0, 'sapling-tapper');
    await seats.cast(0, 'deeproot-survey');
    await page(0).locator('.fu-picker .thing').first().click();
    await seats.done(0);
    await page(0).locator('.fu-picker').waitFor({ state: 'detached' });
    await seats.logged(0, 'search');
  });

  it('pays by hand with the colour that is wanted of a land that has two', async () => {
    await seats.sit({
      players: [{ hand: ['kettle-imp'], battlefield: ['mountain', 'steamworks-delta', 'forest'] }, {}],
    });
    await seats.press(0, 'kettle-imp');
    await seats.choose(0, 'Pay by hand');
    await seats.press(0, 'steamworks-delta');
    const colours = page(0)
      .locator('.prompt .acts')
      .getByRole('button', { name: /^(Red|Blue)$/ });
    await colours.nth(1).waitFor();
    await colours.filter({ hasText: 'Red' }).click();
    await seats.press(0, 'forest');
    await seats.done(0);
    await seats.asked(0, 'Choose a target');
    await page(0)
      .locator(`.fu-near .fu-creatures [data-ref="card:${seats.id('kettle-imp')}"]`)
      .waitFor();
  });

  it('fights a war of counterspells, three on the stack', async () => {
    await seats.sit({
      players: [
        { hand: ['backdraft-lance', 'shut-the-valve'], battlefield: ['mountain*2', 'island*3'] },
        { hand: ['shut-the-valve', 'kink-the-hose'], battlefield: ['island*4', 'mossback-hauler'] },
      ],
    });
    await seats.cast(0, 'backdraft-lance', 'mossback-hauler');
    await seats.asked(1, 'Answer Backdraft Lance?');
    await seats.cast(1, 'shut-the-valve#2', 'backdraft-lance');
    await seats.asked(0, 'Answer Shut the Valve?');
    await seats.cast(0, 'shut-the-valve', 'shut-the-valve#2');
    await seats.asked(1, 'Answer Shut the Valve?');
    const stack = page(1).locator('.fu-stack');
    await stack.getByRole('heading', { name: 'Stack 3' }).waitFor();
    for (const [place, aim] of ['↳ 2', '↳ 1', '↳ Mossback Hauler'].entries()) {
      await stack.locator('li').nth(place).locator(`[data-drawn$="${aim}"]`).waitFor();
    }
    await seats.choose(1, 'Pass on Shut the Valve');
    await seats.choose(1, 'Pass on Backdraft Lance');
    await gone(1, 'mossback-hauler');
    await gone(0, 'mossback-hauler');
    await seats.logged(0, 'countered');
  });

  it('blocks twice, and the damage is divided by hand', async () => {
    await seats.sit({
      players: [{ battlefield: ['pressure-leviathan'] }, { battlefield: ['rootline-spider', 'mossback-hauler'] }],
    });
    await seats.choose(0, 'To combat');
    await seats.press(0, 'pressure-leviathan');
    await seats.done(0);
    await seats.press(1, 'rootline-spider');
    await seats.press(1, 'mossback-hauler');
    // Both are joined to their attacker before they are declared, and can still be taken back.
    await page(1).locator('path.link.block:not(.head):not(.casing)').nth(1).waitFor({ state: 'attached' });
    await page(1).getByRole('button', { name: 'Done (2)' }).click();
    await seats.choose(0, 'Divide by hand');
    await page(0).getByRole('button', { name: 'Rootline Spider: more' }).click();
    await seats.done(0);
    await gone(1, 'rootline-spider');
    const hauler = page(1).locator(`[data-ref="card:${seats.id('mossback-hauler')}"]`);
    await hauler.locator('.fu-stats:has([data-drawn="3"]):has(b[data-drawn="1"])').waitFor();
  });

  it('tramples over a blocker into a planeswalker', async () => {
    await seats.sit({
      players: [{ battlefield: ['boiler-ogre'] }, { battlefield: ['oriel-tidal-auditor', 'bramble-whelp'] }],
    });
    await seats.choose(0, 'To combat');
    await seats.press(0, 'boiler-ogre');
    await seats.press(0, 'oriel-tidal-auditor');
    await page(1).getByText('1 attacks Oriel, Tidal Auditor, 4 damage without blocks.').first().waitFor();
    await seats.press(1, 'bramble-whelp');
    await seats.done(1);
    await gone(1, 'bramble-whelp');
    for (const seat of [0, 1]) await page(seat).locator('.fu-loyalty[data-drawn="2"]').waitFor();
    await page(1).locator('.fu-near .fu-life', { hasText: '20' }).waitFor();
  });

  it('hangs equipment and an aura on creatures, and moves the equipment to another', async () => {
    await seats.sit({
      players: [
        {
          hand: ['barkplate-blessing'],
          battlefield: ['forest*6', 'piston-blade', 'bramble-whelp', 'mossback-hauler'],
        },
        {},
      ],
    });
    const worn = (label: string) => page(0).locator(`.fu-near [data-ref="card:${seats.id(label)}"]`);
    const isWorn = (label: string, power: number, tags: number) =>
      worn(label)
        .filter({ has: page(0).locator(`.fu-stats [data-drawn="${power}"]:first-child`) })
        .filter({ has: page(0).locator(`img.fu-tag:nth-last-of-type(${tags})`) })
        .waitFor();
    await seats.cast(0, 'piston-blade', 'bramble-whelp');
    await isWorn('bramble-whelp', 5, 1);
    await seats.cast(0, 'piston-blade', 'mossback-hauler');
    await isWorn('mossback-hauler', 5, 1);
    await worn('bramble-whelp').locator('img.fu-tag').waitFor({ state: 'detached' });
    await seats.cast(0, 'barkplate-blessing', 'mossback-hauler');
    await isWorn('mossback-hauler', 7, 2);
    await seats.logged(1, 'Barkplate Blessing');
  });

  it('uses a planeswalker: each ability stands there by its name, with what it does', async () => {
    await seats.sit({
      players: [{ battlefield: ['kindra-stoker-of-riots'] }, { battlefield: ['mossback-hauler', 'brinewall-sentry'] }],
    });
    await seats.press(0, 'kindra-stoker-of-riots');
    await page(0).getByRole('button', { name: 'Fan the Crowd +1: 1 damage to each opponent.' }).waitFor();
    await seats.choose(0, 'Branding Iron -2: 3 damage to target creature.');
    await seats.press(0, 'mossback-hauler');
    await gone(1, 'mossback-hauler');
    for (const seat of [0, 1]) await page(seat).locator('.fu-loyalty[data-drawn="2"]').waitFor();
  });

  it('asks to pay, to discard, to sacrifice and which legend to keep', async () => {
    await seats.sit({
      players: [
        {
          hand: ['forced-rationing', 'bitter-tithe', 'oriel-tidal-auditor'],
          battlefield: ['swamp*8', 'island*12', { card: 'oriel-tidal-auditor', label: 'older' }],
        },
        {
          hand: ['kink-the-hose', 'forest', 'plains', 'swamp'],
          battlefield: ['island', 'bramble-whelp', 'cogwork-porter'],
        },
      ],
    });
    await seats.press(0, 'forced-rationing');
    await page(0).locator('.fu-far .fu-life').click();
    await seats.done(0);
    await seats.cast(1, 'kink-the-hose', 'forced-rationing');
    await seats.asked(0, 'Pay?');
    await seats.choose(0, /^Pay \(/);
    await seats.asked(1, 'Choose what to discard');
    await seats.press(1, 'forest');
    await seats.press(1, 'plains');
    await seats.cast(0, 'bitter-tithe');
    await seats.asked(1, 'Choose what to sacrifice');
    await seats.press(1, 'cogwork-porter');
    await seats.done(1);
    await gone(0, 'cogwork-porter');
    await seats.cast(0, 'oriel-tidal-auditor');
    await seats.asked(0, 'Two of one name');
    await seats.press(0, 'oriel-tidal-auditor');
    await seats.done(0);
    await page(0)
      .locator(`[data-ref="card:${seats.id('older')}"]`)
      .waitFor({ state: 'detached' });
  });

  it('says why not by the rule that says so, and the log names the rule behind a line: both open the rules there', async () => {
    await seats.sit({ players: [{ hand: ['boiler-ogre', 'forest'], battlefield: ['mountain'] }, {}] });
    const shown = (rule: string) => page(0).getByRole('dialog').locator(`#${rule}[data-shown]`);
    const back = () => page(0).getByRole('button', { name: 'Back to the table' }).click();
    await page(0)
      .locator(`[data-ref="card:${seats.id('boiler-ogre')}"]`)
      .first()
      .click();
    const why = page(0).getByTestId('prompt').getByRole('alert').getByRole('link');
    const rule = (await why.innerText()).replace('Rule ', '');
    await why.click();
    await shown(rule).waitFor();
    await back();
    await seats.cast(0, 'forest');
    const line = page(0).locator('.side .log li', { hasText: 'Forest' }).getByRole('link');
    const named = await line.innerText();
    await line.click();
    await shown(named).waitFor();
    await back();
  });

  it('tells what happens seldom', async () => {
    await seats.sit(
      {
        players: [
          {
            hand: ['redline-surge', 'undertow-bailiff*2', 'call-the-watch', 'borrowed-throttle', 'pollen-haze'].concat([
              'flashover-dart',
              'flush-the-pipes',
            ]),
            battlefield: ['mountain*10', 'island*9', 'plains*2', 'forest*3', 'grove-chorus', 'piston-blade'].concat([
              'bramble-whelp',
              'sapling-tapper',
            ]),
          },
          { battlefield: ['mossback-hauler'] },
        ],
      },
      [0],
    );
    const on = (label: string) => ({ targets: { t1: [{ cardId: seats.id(label) }] } });
    const cast = (label: string, more: object = {}) => seats.act(0, 'play_card', { cardId: seats.id(label), ...more });
    await seats.act(0, 'activate_ability', { cardId: seats.id('sapling-tapper'), abilityId: 'tap_sap' });
    await cast('redline-surge', on('bramble-whelp'));
    await cast('undertow-bailiff');
    await cast('call-the-watch');
    // Two tokens that differ in nothing are one card with their number.
    await page(0).locator('.fu-near .fu-times[data-drawn="×2"]').waitFor();
    await seats.act(0, 'activate_ability', {
      cardId: seats.id('piston-blade'),
      abilityId: 'equip',
      ...on('bramble-whelp'),
    });
    await cast('borrowed-throttle', on('mossback-hauler'));
    await cast('pollen-haze');
    await seats.act(0, 'settings', { fullControl: true });
    await cast('flashover-dart', on('bramble-whelp'));
    await cast('flush-the-pipes', on('bramble-whelp'));
    await seats.act(0, 'pass_priority');
    await seats.act(0, 'pass_priority');
    await cast('undertow-bailiff#2');
    await seats.act(0, 'pass_priority');
    for (const told of ['Piston Blade comes off', 'Combat deals no damage', 'You control Mossback Hauler']) {
      await seats.logged(0, told);
    }
    await page(0).locator('.frame[data-settled="true"]').waitFor();
  });

  it('draws, takes a move back by consent, offers and answers a draw, ends the turn, gives up', async () => {
    await seats.sit({
      phase: 'untap',
      players: [{ hand: ['bramble-whelp'], battlefield: ['forest*2'] }, { hand: ['choke-off'] }],
      options: { autoDraw: false },
    });
    await seats.choose(0, 'Draw');
    await seats.cast(0, 'bramble-whelp');
    await fromMenu(0, 'Take my last move back');
    await page(1).getByText('asks to take the last move back').waitFor();
    await page(1).getByRole('button', { name: 'Allow it' }).click();
    await gone(1, 'bramble-whelp');
    await fromMenu(0, 'Offer a draw');
    await page(1).getByRole('button', { name: 'Play on' }).click();
    await seats.logged(0, 'plays on');
    await page(0).getByRole('button', { name: 'Pass until…' }).click();
    await page(0).getByRole('menuitem', { name: 'End my turn' }).click();
    await page(0).locator('[data-sure]').click();
    await seats.choose(1, 'Draw');
    const stop = (pressed: boolean) => page(1).getByRole('button', { name: 'Stop at upkeep, my turn', pressed });
    await stop(false).click();
    await stop(true).waitFor();
    await fromMenu(1, 'Give up');
    await page(1).getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    for (const seat of [0, 1]) await page(seat).getByTestId('outcome').waitFor();
  });

  it('opens what can be passed until where Pass is held, and passes nothing by that', async () => {
    await seats.sit({ players: [{ hand: ['kettle-imp'], battlefield: ['mountain*2'] }, {}] });
    const pass = page(0).locator('.prompt').getByRole('button', { name: 'To combat' });
    await pass.hover();
    await page(0).mouse.down();
    await pass.and(page(0).locator('[data-held]')).waitFor();
    await page(0).mouse.up();
    await page(0).getByRole('menuitem', { name: 'Pass until something happens' }).waitFor();
    await page(0).keyboard.press('Escape');
    await pass.and(page(0).locator(':not([data-held])')).waitFor();
    await seats.press(0, 'kettle-imp');
  });

  it('says why a player who passes until their turn is asked before it', async () => {
    await seats.sit({
      players: [
        { hand: ['kettle-imp'], battlefield: ['mountain*2'] },
        { hand: ['shut-the-valve'], battlefield: ['island*3'] },
      ],
    });
    await page(1).getByRole('button', { name: 'Pass until…' }).click();
    await page(1).getByRole('menuitem', { name: 'Pass until my turn' }).click();
    const chip = page(1).locator('.fu-yield', { hasText: 'Passing until my turn' });
    await chip.waitFor();
    await seats.cast(0, 'kettle-imp');
    await seats.asked(1, 'Answer Kettle Imp?');
    await page(1)
      .locator('.side .log li', { hasText: /You are asked again: .+ plays Kettle Imp\./ })
      .waitFor();
    await chip.waitFor({ state: 'detached' });
  });

  it('lets nothing go by that the player could not see: a press for the question before is not taken', async () => {
    const bea = page(1);
    await bea.clock.install();
    await seats.sit(
      {
        players: [
          { hand: ['kettle-imp'], battlefield: ['mountain*2'] },
          { hand: ['shut-the-valve'], battlefield: ['island*3'] },
        ],
      },
      [1],
    );
    const question = bea.getByTestId('prompt').filter({ hasText: 'Answer Kettle Imp?' });
    const isPassing = () => bea.locator('.prompt').getAttribute('aria-busy');
    // From here on nothing moves on the screen but what the test lets move.
    // That time must not be over before the page hears of it, and a line of 45 seconds without a word is a dead one.
    await bea.clock.pauseAt(Date.now() + 10_000);
    await seats.act(0, 'play_card', { cardId: seats.id('kettle-imp') });
    await question.waitFor();
    // The first brings the stage up to date, the second comes before anybody could have read what is asked.
    for (const press of ['first', 'second']) {
      await bea.keyboard.press('Space');
      expect([press, await isPassing()]).toEqual([press, null]);
      await bea.locator('.frame[data-settled="true"]').waitFor();
      await question.waitFor();
    }
    await bea.clock.runFor(400);
    await bea.keyboard.press('Space');
    await bea.clock.resume();
    await bea.locator(`.fu-far .fu-creatures [data-ref="card:${seats.id('kettle-imp')}"]`).waitFor();
  });

  it('plays on for a player whose clock runs out', async () => {
    await seats.sit({ players: [{}, {}], options: { clock: { decisionMs: 1_000, reserveMs: 0 } } }, [0]);
    await seats.logged(0, 'out of time');
  });

  it('is played by keys alone', async () => {
    const alone = await house.visitor({ reducedMotion: 'reduce' });
    kinds.follow(alone);
    const wanted = { seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }], options: { startingLife: 3 } };
    const table = await TablePage.sitDown(alone, 'tcg-fuel', { ...wanted, seed: 'keys' }, { hand: 'keyboard' });
    await alone.getByRole('button', { name: 'New hand' }).click();
    await table.playToTheEnd();
    await alone.getByTestId('outcome').waitFor();
  });

  it('has sent every kind of action and heard every kind of event', () => {
    const missing = {
      actions: Object.keys(ACTIONS satisfies Record<Action['type'], string>).filter((kind) => !isSent(kind)),
      events: Object.keys(EVENTS satisfies Record<TcgFuelEvent['type'], true>).filter((kind) => !kinds.heard.has(kind)),
    };
    expect(missing).toEqual({ actions: [], events: [] });
  });

  function isSent(kind: string): boolean {
    const as = ACTIONS[kind as Action['type']];
    return as === 'by the table' ? kinds.heard.has('timed_out') : kinds.sent.has(as);
  }
});
