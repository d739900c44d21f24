import type { EnginePage } from './EnginePage';
import { button, field, heading } from './targets';

/** Signs in by the form as the user that both builds have. */
export async function signIn(page: EnginePage, path = '/'): Promise<void> {
  await page.goto(path === '/' ? '/login' : `/login?redirect=${encodeURIComponent(path)}`);
  await page.fill(field('Email'), 'demo@example.com');
  await page.fill(field('Password'), 'demo');
  await page.click(button('Sign in'));
  await (path === '/' ? page.see(heading('Welcome, Robin Hale!')) : page.seePath(path));
}
