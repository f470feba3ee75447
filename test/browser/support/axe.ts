import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const THEMES = ['light', 'dark', 'high'];

/** Colours glide from theme to theme, and half-way they are of neither: here they change at once, and nothing is half there. */
const CHANGE_AT_ONCE = `{
  for (const motion of document.getAnimations()) {
    try {
      motion.finish();
    } catch {
      // One that never ends: it is there as it is.
    }
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets.push(sheet);
}`;

/** Of what the rules mind, and of nothing else, it is told where it stands in the document. */
const RUN = { resultTypes: ['violations'], selectors: false };

interface Violation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Everything axe-core minds on the page as it stands, by all its rules in every theme. */
export async function minded(page: Page, themes: readonly string[] = THEMES): Promise<string[]> {
  await page.evaluate(source);
  await page.evaluate(CHANGE_AT_ONCE);
  const all: string[] = [];
  for (const theme of themes) {
    await page.evaluate(`document.documentElement.dataset.theme = ${JSON.stringify(theme)}`);
    const found = await page.evaluate<Violation[]>(
      `axe.run(document, ${JSON.stringify(RUN)}).then(({ violations }) => violations)`,
    );
    for (const { id, help, nodes } of found) {
      all.push(
        ...nodes.map(({ html, failureSummary = '' }) => `${theme}: ${id} (${help}): ${html}\n${failureSummary}`),
      );
    }
  }
  return all;
}
