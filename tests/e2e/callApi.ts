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
  return callWithToken(page, session.token, method, path, data);
}

async function callWithToken(
  page: Page,
  token: string,
  method: string,
  path: string,
  data?: object,
): Promise<unknown> {
  const response = await page.request.fetch(`${process.env.VITE_API_HOST}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'If-Match': '*' },
    ...(data && { data }),
  });
  expect(response.ok(), `${method} ${path}`).toBe(true);
  return response.json();
}

/** Changes an organization as someone else than the signed-in user. */
export async function changePhone({ page }: Session, id: string): Promise<void> {
  const credentials = { email: 'sam@example.com', password: 'sam' };
  const login = await callWithToken(page, '', 'POST', '/api/auth/login', credentials);
  const { token } = (login as { data: { token: string } }).data;
  const billing = { billing_phone: `+44 20 7946 0${Date.now() % 1000}` };
  await callWithToken(page, token, 'PATCH', `/api/accounts/${id}`, { billing });
}

/** The n-th organization of the fifth page of the list, which no other test changes. */
export async function organizationId(session: Session, nth: number): Promise<string> {
  const path = '/api/accounts?page=5&per_page=25';
  const { data } = (await callApi(session, 'GET', path)) as { data: readonly { id: string }[] };
  return data[nth]?.id ?? '';
}
