import { pick } from 'es-toolkit';
import type { Page } from 'playwright';
import { createMockApi } from '../../mocks/createMockApi';
import { createMockFetch } from '../../mocks/createMockFetch';

/** Responds to calls as the mock API does, and returns what the console stores for a signed-in user. */
export async function stubApi(page: Page): Promise<string> {
  const send = createMockFetch(createMockApi({ organizations: 200 }));
  const body = JSON.stringify({ email: 'demo@example.com', password: 'demo' });
  const headers = { 'Content-Type': 'application/json' };
  const login = await send('http://api.test/api/auth/login', { method: 'POST', headers, body });
  const { data } = (await login.json()) as { data: object };
  await page.route(/\/api\//, async (route) => {
    const request = route.request();
    const response = await send(request.url(), { headers: await request.allHeaders() });
    await route.fulfill({
      contentType: 'application/json',
      body: await response.text(),
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
        'access-control-expose-headers': 'ETag',
        // Another version than the list's would be fetched again.
        ...pick(Object.fromEntries(response.headers), ['etag']),
      },
    });
  });
  return JSON.stringify({ v: 1, data });
}
