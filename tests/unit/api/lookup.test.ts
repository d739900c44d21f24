import { expect, it, vi } from 'vitest';
import { lookUpOrganizations } from '~/api/lookup';
import { fakeApi, jsonResponse, type SentRequest } from './fakeApi';
import { wireRow } from './wireFixtures';

const bodyOf = ({ body }: SentRequest) => JSON.parse(String(body)) as { values: string[] };
const found = (value: string) => ({
  value,
  matches: value === 'Acme' ? [{ ...wireRow, etag: '"7"' }] : [],
});

function fixture(...args: Parameters<typeof fakeApi>) {
  const { http, sent } = fakeApi(...args);
  return { stores: { http }, sent };
}

it('looks up each value once, 500 at a time, and returns results in the order of the values', async () => {
  const { stores, sent } = fixture((_, request) =>
    jsonResponse({ data: bodyOf(request).values.map(found) }),
  );
  const others = Array.from({ length: 600 }, (_, index) => `other ${index}`);
  const onProgress = vi.fn();
  const values = ['Acme', ' ', 'x'.repeat(321), ...others, ' Acme\u00A0'];
  const results = (await lookUpOrganizations(stores, values, { onProgress })) ?? [];
  expect(results.map(({ value }) => value)).toEqual(values);
  expect([results.at(0), results.at(-1)]).toMatchObject([
    { value: 'Acme', matches: [{ id: wireRow.id, etag: '"7"' }] },
    { value: ' Acme\u00A0', matches: [{ id: wireRow.id }] },
  ]);
  expect(sent.map((request) => bodyOf(request).values.length)).toEqual([500, 101]);
  expect(onProgress.mock.calls).toEqual([[500], [601]]);
});

it('returns suggestions, and none where the server leaves them out or sends something else', async () => {
  const suggestions = [[wireRow], undefined, 'Acme'];
  const { stores } = fixture((_, request) =>
    jsonResponse({
      data: bodyOf(request).values.map((value, index) => ({
        value,
        matches: [],
        suggestions: suggestions[index],
      })),
    }),
  );
  const results = await lookUpOrganizations(stores, ['a', 'b', 'c']);
  expect(results?.map((result) => result.suggestions.map(({ id }) => id))).toEqual([
    [wireRow.id],
    [],
    [],
  ]);
});

it.each([0, 2])('fails if the server answers one value by %i', async (count) => {
  const { stores } = fixture(
    jsonResponse({ data: Array.from({ length: count }, () => found('Acme')) }),
  );
  await expect(lookUpOrganizations(stores, ['Acme'])).rejects.toMatchObject({
    failure: { reason: 'malformed' },
  });
});

it('fails if the call fails, and sends it again', async () => {
  const { stores, sent } = fixture(new Response('', { status: 500 }));
  for (let count = 0; count < 2; count += 1)
    await expect(lookUpOrganizations(stores, ['Acme'])).rejects.toMatchObject({
      failure: { status: 500 },
    });
  expect(sent).toHaveLength(2);
});
