import { expect, screen, userEvent, waitFor } from 'storybook/test';

/** Opens the command menu by its button; resolves to its field. */
export async function openMenu(): Promise<HTMLElement> {
  await screen.findByRole('heading', { level: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  const field = await screen.findByRole('combobox', { name: 'Search organizations and commands' });
  await waitFor(() => expect(field).toHaveFocus());
  return field;
}
