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

/**
 * Run in the page, as text: what the rules mind in one theme after the other, told without where it stands in the document.
 * A theme that changes nothing but colours is asked about colours alone: the other rules look at elements, names, what is
 * shown and what scrolls, and all of that is compared with the last theme that every rule has seen.
 */
const LOOK = `async (themes) => {
  const COLOURS = axe.getRules(['cat.color']).filter(({ tags }) => !tags.includes('wcag2aaa')).map(({ ruleId }) => ruleId);
  const shape = () => [...document.querySelectorAll('*')].map((one) => {
    const { display, visibility, overflowX, overflowY, position } = getComputedStyle(one);
    const scrolls = one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 1;
    return [one.tagName, one.checkVisibility({ opacityProperty: true }), display, visibility, overflowX, overflowY, position, scrolls].join();
  }).join(';');
  let known;
  const found = [];
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    const now = shape();
    const rules = now === known ? { runOnly: { type: 'rule', values: COLOURS } } : {};
    known = now;
    const { violations } = await axe.run(document, { resultTypes: ['violations'], selectors: false, ...rules });
    for (const { id, help, nodes } of violations) {
      for (const { html, failureSummary = '' } of nodes) found.push(theme + ': ' + id + ' (' + help + '): ' + html + '\\n' + failureSummary);
    }
  }
  return found;
}`;

/** Everything axe-core minds on the page as it stands, by all its rules in every theme. */
export async function minded(page: Page, themes: readonly string[] = THEMES): Promise<string[]> {
  await page.evaluate(source);
  await page.evaluate(CHANGE_AT_ONCE);
  return page.evaluate<string[]>(`(${LOOK})(${JSON.stringify(themes)})`);
}
