import type { Locator, Page } from '@playwright/test';

/** The button of the menu with "Change total seats", to which focus returns. */
const moreActions = (scope: Page | Locator) =>
  scope.getByRole('button', { name: /^More actions, / }).first();

/** Opens the dialog "Change total seats" of the first subscription by the menu of its row. */
export async function openTotalSeats(page: Page) {
  await moreActions(page).click();
  await page.getByRole('menuitem', { name: /^Change total seats, / }).click();
}
