import { expect, type Page } from '@playwright/test';

export interface Session {
  readonly page: Page;
  readonly storedEntries: Readonly<Record<string, string>>;
}

/** Calls the API as the signed-in user, past the console and the ETags that it has read. */
export async function callApi(
  { page, storedEntries }: Session,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  data?: object,
): Promise<unknown> {
  const { data: session } = JSON.parse(storedEntries['ams.session'] ?? '') as {
    data: { token: string };
  };
  const response = await page.request.fetch(`${process.env.VITE_API_HOST}${path}`, {
    method,
    headers: { Authorization: `Bearer ${session.token}`, 'If-Match': '*' },
    ...(data && { data }),
  });
  expect(response.ok(), `${method} ${path}`).toBe(true);
  return response.json();
}
