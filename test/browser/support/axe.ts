import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Colours glide from theme to theme, and one that is inherited begins when its parent's has ended. */
const COLOURS_HAVE_CHANGED = `(async () => {
  const gliding = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
  for (let all = gliding(); all.length > 0; all = gliding()) {
    await Promise.all(all.map((one) => one.finished.catch(() => {})));
    await new Promise(requestAnimationFrame);
  }
})()`;

export const THEMES = ['light', 'dark', 'high'] as const;

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Everything axe-core minds on the page as it stands, in these themes; no rule is switched off. */
export async function minded(page: Page, themes: readonly string[] = THEMES): Promise<string[]> {
  await page.evaluate(axe);
  const all: string[] = [];
  for (const theme of themes) {
    await page.evaluate(`document.documentElement.dataset.theme = ${JSON.stringify(theme)}`);
    await page.evaluate(COLOURS_HAVE_CHANGED);
    const found = await page.evaluate<Violation[]>('axe.run(document).then(({ violations }) => violations)');
    for (const { id, nodes } of found) {
      all.push(
        ...nodes.map(({ html, failureSummary = '' }) => `${theme}, ${id}: ${html.slice(0, 160)} ${failureSummary}`),
      );
    }
  }
  return all;
}
