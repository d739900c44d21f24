import type { Page } from '@playwright/test';

/** Opens the dialog "Change total seats" of the first subscription by the button of its row. */
export async function openTotalSeats(page: Page) {
  await page
    .getByRole('button', { name: /^Change total seats, / })
    .first()
    .click();
}
