import { expect, it, vi } from 'vitest';
import { lookUp } from '~/api/lookup';
import { fakeApi, jsonResponse, type SentRequest } from './fakeApi';
import { wireMeta, wireRow } from './wireFixtures';

const bodyOf = ({ body }: SentRequest) => JSON.parse(String(body)) as { values: string[] };
const found = (value: string) => ({
  value,
  matches: value === 'Acme' ? [{ ...wireRow, etag: '"7"' }] : [],
});

it('looks up each value once, 500 at a time, and returns results in the order of the values', async () => {
  const { http, sent } = fakeApi((_, request) =>
    jsonResponse({ data: bodyOf(request).values.map(found) }),
  );
  const others = Array.from({ length: 600 }, (_, index) => `other ${index}`);
  const onProgress = vi.fn();
  const values = ['Acme', ' ', 'x'.repeat(321), ...others, ' Acme\u00A0'];
  const results = await lookUp(http, values, { onProgress });
  expect(results.map(({ value }) => value)).toEqual(values);
  expect([results.at(0), results.at(-1)]).toMatchObject([
    { value: 'Acme', matches: [{ id: 'org_1', etag: '"7"' }] },
    { value: ' Acme\u00A0', matches: [{ id: 'org_1' }] },
  ]);
  expect(sent.map((request) => bodyOf(request).values.length)).toEqual([500, 101]);
  expect(onProgress.mock.calls).toEqual([[500], [601]]);
});

it.each([404, 405])(
  'searches for each value on a server that answers the call by %i',
  async (status) => {
    const rows = [
      wireRow,
      { ...wireRow, id: 'org_2', name: 'Acme Labs', subdomain: 'acme-labs' },
      { ...wireRow, id: 'org_3', name: 'ACME', billing: null },
    ];
    const { http, sent } = fakeApi((_, { method }) =>
      method === 'POST'
        ? new Response('', { status })
        : jsonResponse({ data: rows, meta: wireMeta }),
    );
    const results = await lookUp(http, ['acme', 'ADA@acme.example', 'unknown']);
    expect(results.map(({ matches }) => matches.map(({ id }) => id))).toEqual([
      ['org_1', 'org_3'],
      ['org_1', 'org_2'],
      [],
    ]);
    expect(sent.slice(1).map(({ url }) => url.searchParams.get('q'))).toEqual([
      'acme',
      'ADA@acme.example',
      'unknown',
    ]);
  },
);

it('does not search if the call fails for another reason', async () => {
  const { http, sent } = fakeApi(new Response('', { status: 500 }));
  await expect(lookUp(http, ['Acme'])).rejects.toMatchObject({ failure: { status: 500 } });
  expect(sent).toHaveLength(1);
});
