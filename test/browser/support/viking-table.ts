import type { Locator, Page } from 'playwright-core';

type Press = (thing: Locator) => Promise<void>;

const byMouse: Press = (thing) => thing.click();

/** The table of Viking Vengeance, as the player before it uses it: only what the page offers is pressed. */
export class VikingTable {
  readonly board: Locator;
  readonly cards: Locator;
  readonly tiles: Locator;

  constructor(
    readonly page: Page,
    private readonly press: Press = byMouse,
  ) {
    this.board = page.locator('[data-zone="board"]');
    this.cards = page.locator('.vv-held.source');
    this.tiles = page.locator('.vv-tile.is-target');
  }

  /** A solo game, from the page of the game. */
  static async sitDown(page: Page, press: Press = byMouse): Promise<VikingTable> {
    await page.goto('/viking-vengeance');
    await press(page.getByRole('button', { name: 'Against a bot' }).first());
    const table = new VikingTable(page, press);
    await table.board.waitFor();
    return table;
  }

  /** Waits until a card can be picked and all that led to it is told, or the game is over. Says whether it goes on. */
  async myTurn(): Promise<boolean> {
    const frame = this.page.locator(
      '.frame[data-settled="true"]:has(.vv-held.source), .frame[data-settled="true"][data-over="true"]',
    );
    return (await frame.getAttribute('data-over')) !== 'true';
  }

  /** Waits until one of two who face each other may move, and tells which; nothing once the game is over. */
  static async mover(one: VikingTable, two: VikingTable): Promise<VikingTable | undefined> {
    return Promise.race([one, two].map(async (table) => ((await table.myTurn()) ? table : undefined)));
  }

  /**
   * Two who face each other play to the end, each when the page asks them: the first by keyboard and by its pointer in turn.
   * Between people the clock may place a card for a player on a machine that is slow; the game goes on with the next turn.
   */
  static async playOut(one: VikingTable, two: VikingTable): Promise<void> {
    for (let turn = 0; ; turn++) {
      const mover = await VikingTable.mover(one, two);
      if (!mover) return;
      const before = await mover.version();
      await (mover === one && turn % 4 < 2 ? mover.playOneTurnByKeyboard() : mover.playOneTurn());
      await mover.page.locator(`.frame[data-version="${before}"]`).waitFor({ state: 'detached' });
    }
  }

  /** The cards in hand, with the level that the page shows. */
  async held(): Promise<readonly { readonly id: string; readonly level: number }[]> {
    return this.page.locator('.vv-held').evaluateAll((cards) =>
      cards.map((card) => ({
        id: (card.getAttribute('data-ref') ?? '').replace('card:', ''),
        level: Number(card.querySelector('.vv-level')?.getAttribute('data-text') ?? 1),
      })),
    );
  }

  async giveUp(): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await this.page.getByRole('menuitem', { name: 'Give up' }).click();
    await this.page.locator('dialog[open]').getByRole('button', { name: 'Give up' }).click();
  }

  async version(): Promise<number> {
    return Number(await this.page.locator('[data-version]').getAttribute('data-version'));
  }

  /** Picks the first card and places it on the first tile on offer; an ability that may be aimed aims itself. */
  async playOneTurn(): Promise<void> {
    const before = await this.version();
    const now = this.page.locator(`.frame[data-version="${before}"]`);
    const placing = async (): Promise<void> => {
      await this.press(now.locator('.vv-held.source').first());
      await this.press(now.locator('.vv-tile.is-target').first());
      await this.letItChoose(this.press);
    };
    await this.unlessMoved(before, placing());
  }

  /** Places a card, perhaps at a target, each pressed once it is offered. */
  async place(card: string, at: string, target?: string): Promise<void> {
    await this.myTurn();
    const before = await this.version();
    await this.press(this.page.locator(`.vv-held.source[data-ref="card:${card}"]`));
    for (const tile of target === undefined ? [at] : [at, target]) {
      await this.press(this.page.locator(`.vv-tile.is-target[data-ref="tile:${tile}"]`));
    }
    await this.moved(before);
  }

  /** The same by one drag of the mouse. */
  async drag(card: string, at: string): Promise<void> {
    await this.myTurn();
    const before = await this.version();
    const { mouse } = this.page;
    await this.page.locator(`.vv-held.source[data-ref="card:${card}"]`).hover();
    await mouse.down();
    const { x, y, width, height } = (await this.page.locator(`[data-ref="tile:${at}"]`).boundingBox())!;
    await mouse.move(x + width / 2, y + height / 2, { steps: 12 });
    await mouse.up();
    await this.moved(before);
  }

  async pass(): Promise<void> {
    await this.myTurn();
    const before = await this.version();
    await this.press(this.page.getByRole('button', { name: 'Pass', exact: true }));
    await this.page.locator('dialog[open]').getByText('Two passes in a row end the game').waitFor();
    expect(await this.version()).toBe(before);
    await this.press(this.page.locator('dialog[open]').getByRole('button', { name: 'Pass' }));
    await this.moved(before);
  }

  /** Places the first card for which the table foretells a gain, where it foretells one. */
  async turnACard(): Promise<void> {
    const before = await this.version();
    const gains = this.page.locator('.vv-tile.is-target:has(.vv-gain:not(.is-loss))');
    for (const { id } of await this.held()) {
      await this.press(this.page.locator(`.vv-held[data-ref="card:${id}"]`));
      await this.page.locator('.vv-board.is-foretold').waitFor();
      if ((await gains.count()) > 0) {
        await this.press(gains.first());
        await this.letItChoose(this.press);
        return this.moved(before);
      }
      await this.page.keyboard.press('Escape');
      await this.page.locator('.vv-board.is-placing').waitFor({ state: 'detached' });
    }
    throw new Error('No card of the hand would turn another.');
  }

  /** Places a card that has an ability. */
  async playAnAbility(): Promise<void> {
    const before = await this.version();
    await this.press(this.cards.filter({ has: this.page.locator('.vv-type.is-ability') }).first());
    await this.press(this.tiles.first());
    await this.letItChoose(this.press);
    await this.moved(before);
  }

  /** The same without a pointer: F6 walks from zone to zone, arrows inside one, Enter presses. */
  async playOneTurnByKeyboard(): Promise<void> {
    const before = await this.version();
    await this.unlessMoved(before, this.placeByKeyboard(before));
  }

  /** What a screen reader says of the sixteen tiles. */
  async said(): Promise<readonly string[]> {
    return this.board
      .locator('.vv-tile')
      .evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('aria-label') ?? ''));
  }

  private async letItChoose(press: Press): Promise<void> {
    const button = this.page.getByRole('button', { name: 'Let it choose' });
    const isSent = this.page.locator('.vv-held.taken');
    await Promise.race([button.waitFor(), isSent.waitFor({ state: 'detached' })]);
    if (await button.isVisible()) await press(button);
  }

  /** Keys go to whatever has the focus: none is pressed once the turn they were meant for is over. */
  private async placeByKeyboard(before: number): Promise<void> {
    const { keyboard } = this.page;
    const now = this.page.locator(`.frame[data-version="${before}"]`);
    await this.walkTo('[data-zone^="hand:"]');
    await keyboard.press('Enter');
    await now.locator('.vv-tile.is-target').first().waitFor();
    await this.walkTo('[data-zone="board"]');
    await keyboard.press('Home');
    for (let step = 0; step < 16 && !(await this.isOn('.vv-tile.is-target')); step++) await this.nextTile(step);
    await now.locator('.vv-tile.is-target:focus').waitFor();
    await keyboard.press('Enter');
    await this.letItChoose(async (button) => {
      await button.focus();
      await keyboard.press('Enter');
    });
  }

  /** A turn is over when the table has moved on, by what was pressed or by the clock; what is left to press is given up. */
  private async unlessMoved(before: number, turn: Promise<void>): Promise<void> {
    const moved = this.moved(before);
    await Promise.race([moved, turn]);
    turn.catch(() => {}); // looks for what was offered in a turn that is over
    await moved;
  }

  private async moved(before: number): Promise<void> {
    await this.page.locator(`[data-version]:not([data-version="${before}"])`).waitFor();
  }

  private async walkTo(zone: string): Promise<void> {
    for (let step = 0; step < 8 && !(await this.isOn(`${zone} *`)); step++) await this.page.keyboard.press('F6');
  }

  /** Along a row, and at its end down to the next. */
  private async nextTile(step: number): Promise<void> {
    const isEven = Math.floor(step / 4) % 2 === 0;
    await this.page.keyboard.press(step % 4 === 3 ? 'ArrowDown' : isEven ? 'ArrowRight' : 'ArrowLeft');
  }

  private async isOn(selector: string): Promise<boolean> {
    return (await this.page.locator(`${selector}:focus`).count()) > 0;
  }
}
