import { screen, userEvent } from 'storybook/test';

/**
 * Signs in at the login that a story has come to, as one of the mock's staff: their password is
 * their name.
 */
export async function signInAs(name: 'demo' | 'sam'): Promise<void> {
  await userEvent.click(await screen.findByLabelText('Email'));
  await userEvent.paste(`${name}@example.com`);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste(name);
  await userEvent.keyboard('{Enter}');
}
