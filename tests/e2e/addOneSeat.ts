import { expect, type Page } from '@playwright/test';
import { openTotalSeats } from './openTotalSeats';

/** Raises the total seats of the first subscription on a profile by one. */
export async function addOneSeat(page: Page) {
  await openTotalSeats(page);
  const dialog = page.getByRole('dialog', { name: 'Change total seats' });
  await dialog.getByRole('button', { name: 'One seat more' }).click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog).toHaveCount(0);
}
