import { expect, it } from 'vitest';
import { startServer } from '~~/mocks/node/server';

it('mock API server decodes an id in a path exactly once', async () => {
  const server = await startServer({ organizations: 1 });
  const { data } = (await (
    await fetch(`${server.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'demo@example.com', password: 'demo' }),
    })
  ).json()) as { data: { token: string } };
  const headers = { Authorization: `Bearer ${data.token}` };
  const [first] = (
    (await (await fetch(`${server.url}/api/accounts`, { headers })).json()) as {
      data: { id: string }[];
    }
  ).data;
  const read = async (id: string) =>
    (await fetch(`${server.url}/api/accounts/${id}`, { headers })).status;
  const encodedId = (first?.id ?? '').replace('.', '%2E');
  expect(encodedId).toContain('%2E');
  expect([await read(encodedId), await read(encodeURIComponent(encodedId))]).toEqual([200, 404]);
  await server.close();
});
