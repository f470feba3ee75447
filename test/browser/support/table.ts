import type { Locator, Page } from 'playwright-core';

type Cell = readonly [row: number, col: number];
type Press = (cell: Locator) => Promise<void>;

const byMouse: Press = (cell) => cell.click();

/** What a game of Four in a Square begins with. */
export interface Wanted {
  readonly level?: string;
  readonly pieces?: number;
}

/** The table of Four in a Square, as the player before it uses it. */
export class Table {
  readonly cells: Locator;
  /** What is asked of the player, or who is waited for. */
  readonly turn: Locator;
  readonly phase: Locator;
  readonly spoken: Locator;
  readonly outcome: Locator;

  constructor(
    readonly page: Page,
    private readonly press: Press = byMouse,
  ) {
    this.cells = page.locator('.cell');
    this.turn = page.locator('.prompt .ask');
    this.phase = page.getByTestId('phase');
    this.spoken = page.getByTestId('spoken');
    this.outcome = page.getByTestId('outcome');
  }

  /** From the page of the game to the table. */
  static async sitDown(
    page: Page,
    { level = 'easy', pieces = 8 }: Wanted = {},
    press: Press = byMouse,
  ): Promise<Table> {
    await page.goto('/four-in-a-square/new');
    await page.getByLabel('How strong it plays').selectOption(level);
    await page.getByText('All options, one by one').click();
    await page
      .getByLabel(/pieces/i)
      .first()
      .fill(String(pieces));
    await press(page.getByRole('button', { name: 'Sit down' }));
    const table = new Table(page, press);
    await table.cells.first().waitFor();
    return table;
  }

  cell([row, col]: Cell): Locator {
    return this.page.locator(`.cell[data-row="${row}"][data-col="${col}"]`);
  }

  /** What a screen reader would say of the 36 places, without what a press would do. */
  async board(): Promise<string[]> {
    const labels = await this.cells.evaluateAll((cells) => cells.map((cell) => cell.getAttribute('aria-label') ?? ''));
    return labels.map((label) => label.split(', press')[0]!);
  }

  async version(): Promise<number> {
    return Number(await this.page.locator('[data-version]').getAttribute('data-version'));
  }

  async isOver(): Promise<boolean> {
    return (await this.page.locator('[data-over="true"]').count()) > 0;
  }

  /** Presses a place, and waits until the table shows what came of it. */
  async play(cell: Locator): Promise<void> {
    const before = await this.version();
    // While an action is on its way no other is taken.
    await this.page.locator('.prompt:not([inert])').waitFor();
    await this.press(cell);
    await this.page.locator(`[data-version]:not([data-version="${before}"])`).waitFor();
  }

  /** Waits until something can be pressed, or the game is over, and the stage has told all that led to it. */
  async myTurn(): Promise<void> {
    await this.page.locator('.cell[aria-disabled="false"], [data-over="true"]').first().waitFor();
    await this.page.locator('[data-settled="true"]').waitFor();
  }

  /** Places in the first empty slot, and slides what lies farthest from it. */
  async playOneTurn(): Promise<void> {
    for (const step of ['place', 'slide'] as const) {
      await this.myTurn();
      if (await this.isOver()) return;
      const offered = this.page.locator(`.cell.${step}`);
      if ((await offered.count()) === 0) continue; // all pieces are placed: turns are slides now
      await this.play(step === 'place' ? offered.first() : offered.last());
    }
  }

  async playToTheEnd(): Promise<void> {
    do await this.playOneTurn();
    while (!(await this.isOver()));
    await this.page.locator('[data-settled="true"]').waitFor();
  }

  /** Opens the menu of the frame and presses one of its lines. */
  async fromMenu(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await this.page.getByRole('menuitem', { name }).click();
  }
}
