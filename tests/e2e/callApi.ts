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

/** Changes an organization as someone else would meanwhile. */
export async function changePhone(session: Session, id: string): Promise<void> {
  const phone = `+44 20 7946 0${Date.now() % 1000}`;
  await callApi(session, 'PATCH', `/api/accounts/${id}`, { billing: { billing_phone: phone } });
}

/** The n-th organization of the fifth page of the list, which no other test changes. */
export async function organizationId(session: Session, nth: number): Promise<string> {
  const path = '/api/accounts?page=5&per_page=25';
  const { data } = (await callApi(session, 'GET', path)) as { data: readonly { id: string }[] };
  return data[nth]?.id ?? '';
}
