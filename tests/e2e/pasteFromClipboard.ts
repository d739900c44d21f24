import type { Page } from '@playwright/test';

/** Pastes into a blank page: the console's Permissions-Policy denies clipboard reads. */
export async function pasteFromClipboard(page: Page): Promise<string> {
  const scratchPage = await page.context().newPage();
  await scratchPage.setContent('<textarea></textarea>');
  const area = scratchPage.locator('textarea');
  await area.press('Control+V');
  const text = await area.inputValue();
  await scratchPage.close();
  return text;
}
