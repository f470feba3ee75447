import type { Locator, Page } from 'playwright-core';

type Cell = readonly [row: number, col: number];
type Press = (cell: Locator) => Promise<void>;

const byMouse: Press = (cell) => cell.click();

/** The page of one game, as the player before it uses it. */
export class Table {
  readonly cells: Locator;
  readonly turn: Locator;
  readonly phase: Locator;
  readonly spoken: Locator;

  constructor(
    readonly page: Page,
    private readonly press: Press = byMouse,
  ) {
    this.cells = page.locator('.cell');
    this.turn = page.getByTestId('turn');
    this.phase = page.getByTestId('phase');
    this.spoken = page.getByTestId('spoken');
  }

  /** From the front page to the table, without a form. */
  static async sitDown(page: Page, choices: readonly string[] = [], press: Press = byMouse): Promise<Table> {
    await page.goto('/');
    await press(page.getByRole('link', { name: 'Play Four in a Square' }));
    for (const choice of choices) await page.getByRole('radio', { name: choice, exact: true }).check();
    await press(page.getByRole('button', { name: 'Sit down' }));
    const table = new Table(page, press);
    await table.turn.waitFor();
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
    return (await this.turn.getAttribute('data-over')) === 'true';
  }

  /** Presses a place, and waits until the table shows what came of it. */
  async play(cell: Locator): Promise<void> {
    const before = await this.version();
    await this.press(cell);
    await this.page.locator(`[data-version]:not([data-version="${before}"])`).waitFor();
  }

  /** Waits until something can be pressed, or the game is over. */
  async myTurn(): Promise<void> {
    await this.page.locator('.cell[aria-disabled="false"], [data-over="true"]').first().waitFor();
  }

  /** Places in the first empty slot among the wanted ones, and slides what lies farthest from them. */
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
  }
}
