import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const THEMES = ['light', 'dark', 'high'];

/** Colours glide from theme to theme, a part after the one around it: half-way they are of neither. Other things may glide for ever. */
const COLOURS_HAVE_CHANGED = `(async () => {
  for (;;) {
    await new Promise(requestAnimationFrame);
    const gliding = document.getAnimations().filter((one) => /color|fill|stroke|shadow/.test(one.transitionProperty ?? ''));
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
