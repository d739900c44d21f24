import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { signInAsDemoUser } from '../signInAsDemoUser';

test('the demo starts, requires a sign-in and lists its organizations', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Accounts Management System' })).toBeVisible();
  await signInAsDemoUser(page);
  await page.goto('/accounts');
  await expect(page.getByRole('table', { name: 'Organizations' }).getByRole('row')).toHaveCount(26);
  await expect(page.getByText('1–25 of 200')).toBeVisible();
});

test('a second tab uses the installed service worker when the update check fails', async ({
  signedIn: page,
  context,
}) => {
  await page.goto('/accounts');
  await expect(page.getByText('1–25 of 200')).toBeVisible();
  await context.addInitScript(() => {
    // The initial about:blank lacks the interface.
    if ('ServiceWorkerRegistration' in window)
      ServiceWorkerRegistration.prototype.update = () => Promise.reject(new TypeError('Not found'));
  });
  const other = await context.newPage();
  await other.goto('/accounts');
  await expect(other.getByText('1–25 of 200')).toBeVisible();
});

test('response clones posted by the msw worker are released', async ({ signedIn: page }) => {
  await page.goto('/accounts');
  const next = page.getByRole('button', { name: 'Next page' });
  for (const from of ['1', '26', '51', '76', '101', '126']) {
    await expect(page.getByText(`${from}–`)).toBeVisible();
    await next.click();
  }
  await expect(page.getByText('151–175 of 200')).toBeVisible();
  // Each clone's stream is transferred through a MessagePort. The page itself holds a few: more
  // than zero proves that the class name still matches.
  const ports = await countInHeap(page, 'MessagePort');
  expect(ports).toBeGreaterThan(0);
  expect(ports).toBeLessThan(10);
});

/** Number of objects of a class in a heap snapshot, after garbage collection. */
async function countInHeap(page: Page, name: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page);
  let text = '';
  devtools.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => (text += chunk));
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.takeHeapSnapshot');
  await devtools.detach();
  const { nodes, strings, snapshot } = JSON.parse(text) as {
    nodes: number[];
    strings: string[];
    snapshot: { meta: { node_fields: string[] } };
  };
  const { length: width } = snapshot.meta.node_fields;
  const [fieldOffset, nameIndex] = [
    snapshot.meta.node_fields.indexOf('name'),
    strings.indexOf(name),
  ];
  return nodes.filter((value, i) => i % width === fieldOffset && value === nameIndex).length;
}
