import { expect, type Page } from '@playwright/test';

export const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Demo' });
export const editDialog = (page: Page) => page.getByRole('dialog', { name: 'Edit organization' });

export async function openAcme(page: Page) {
  await page.goto('/accounts/acme.v2?scenario=growing');
  await expect(page.getByRole('heading', { name: 'Acme Robotics', level: 1 })).toBeVisible();
}

export async function openEdit(page: Page) {
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(editDialog(page).getByLabel('Billing name')).toBeVisible();
}

export async function changeAsColleague(page: Page, field: string) {
  const section = panelOf(page).getByRole('region', { name: 'A colleague changes this' });
  await section.getByLabel('Change').selectOption(field);
  await section.getByRole('button', { name: 'Change it' }).click();
}
