import { screen, userEvent } from 'storybook/test';

/** Whether a profile shows few of its actions as buttons, and the others in a menu. */
export const hasProfileMenu = () => window.innerWidth < 768;

/** Runs an action of a profile: its button or link, on small screens its item in the menu. */
export async function runProfileAction(name: string, role: 'button' | 'link' = 'button') {
  if (!hasProfileMenu()) {
    await userEvent.click(await screen.findByRole(role, { name }));
    return;
  }
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name }));
}
