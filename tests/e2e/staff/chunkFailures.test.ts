import { expect, test } from '../fixtures';

for (const [path, chunk] of [
  ['/token', 'TokenScreen'],
  ['/accounts', 'list'],
] as const)
  test(`${path} shows an error if its chunk ${chunk} can't be loaded`, async ({
    signedIn: page,
    allowProblems,
  }) => {
    allowProblems(/dynamically imported module|preload|React Router|error occurred/i);
    let requests = 0;
    await page.route(`**/assets/${chunk}-*.js`, (route) => {
      requests += 1;
      return route.abort('connectionrefused');
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(requests).toBeGreaterThan(0);
  });
