import type { Page } from 'playwright-core';

/**
 * Opens what is folded under these words, by key: where something above it is still coming, such as a face of type or an answer of
 * the server, the fold may move between the two halves of a press, which then is none.
 */
export async function unfold(page: Page, words: string): Promise<void> {
  const fold = page.locator('details', { has: page.locator('summary', { hasText: words }) });
  await fold.locator('summary').press('Enter');
  await fold.and(page.locator('[open]')).waitFor();
}
