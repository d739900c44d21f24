import { screen, userEvent } from 'storybook/test';

/** Signs in on the login screen as a user of the mock, whose password is the name. */
export async function signInAs(name: 'demo' | 'sam'): Promise<void> {
  await userEvent.click(await screen.findByLabelText('Email'));
  await userEvent.paste(`${name}@example.com`);
  await userEvent.click(screen.getByLabelText('Password'));
  await userEvent.paste(name);
  await userEvent.keyboard('{Enter}');
}
