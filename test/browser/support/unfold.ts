import type { Page } from 'playwright-core';

/**
 * Opens what is folded under these words. A face of type that comes late sets all lines anew, and what moves between the two halves
 * of a press is not pressed: so it waits for the faces.
 */
export async function unfold(page: Page, words: string): Promise<void> {
  const fold = page.locator('details', { has: page.locator('summary', { hasText: words }) });
  await fold.waitFor();
  await page.evaluate('document.fonts.ready');
  await fold.locator('summary').click();
  await fold.and(page.locator('[open]')).waitFor();
}
