import { screen, userEvent, within } from 'storybook/test';

export const lowView = {
  name: 'Low on seats',
  search: '?status=active&seats=low&sort=seats_run_out',
};

/** Local storage with views of the user of the stories. */
export const storedViews = (views: readonly object[]) => ({
  'ams.views': JSON.stringify({ v: 1, data: { usr_demo: views } }),
});

/** The arguments of a story on a saved view. */
export const viewArgs = {
  path: `/accounts${lowView.search}`,
  localStorageItems: storedViews([
    lowView,
    { name: 'All, by date', search: '?sort=registered_at' },
  ]),
};

export async function openViewsMenu(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: /^Views/ }));
}

/** Opens a dialog by the menu "Views". */
export async function openViewDialog(name: 'Save view' | 'Manage views') {
  await openViewsMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog', { name }));
}
