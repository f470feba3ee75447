import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const THEMES = ['light', 'dark', 'high'];

/** Colours glide from theme to theme, a part inside another after it: half-way they are of neither. */
const COLOURS_HAVE_CHANGED = `(async () => {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const gliding = document.getAnimations().filter((one) => one instanceof CSSTransition);
    if (gliding.length === 0) return;
    await Promise.all(gliding.map((one) => one.finished.catch(() => {})));
  }
})()`;

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Everything axe-core minds on the page as it stands, in each theme; no rule is switched off. */
export async function minded(page: Page, themes: readonly string[] = THEMES): Promise<string[]> {
  await page.evaluate(source);
  const all: string[] = [];
  for (const theme of themes) {
    await page.evaluate(`document.documentElement.dataset.theme = ${JSON.stringify(theme)}`);
    await page.evaluate(COLOURS_HAVE_CHANGED);
    const found = await page.evaluate<Violation[]>('axe.run(document).then(({ violations }) => violations)');
    for (const { id, help, nodes } of found) {
      all.push(
        ...nodes.map(({ html, failureSummary = '' }) => `${theme}: ${id} (${help}): ${html}\n${failureSummary}`),
      );
    }
  }
  return all;
}
