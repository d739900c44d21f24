import type { ConsoleServer } from './serveConsole';

/** What a colleague does meanwhile: changes the billing name of Acme Robotics. */
export async function changeBillingName(
  request: ConsoleServer['request'],
  name: string,
): Promise<void> {
  const path = '/api/accounts/acme.v2';
  const { headers } = await request('GET', path);
  const ifMatch = { 'If-Match': headers.get('ETag') ?? '' };
  await request('PATCH', path, { billing: { billing_name: name } }, ifMatch);
}
