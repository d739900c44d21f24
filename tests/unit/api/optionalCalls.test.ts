import { expect, it } from 'vitest';
import { canLookUp, lookUpOrganizations } from '~/api/lookup';
import { OptionalCalls } from '~/api/optionalCalls';
import { fakeApi } from './fakeApi';

it.each([404, 405, 501])(
  'OptionalCalls sends no call again that the server answered by %i, until it is cleared',
  async (status) => {
    const { http, sent } = fakeApi(() => new Response('', { status }));
    const stores = { http, optionalCalls: new OptionalCalls() };
    expect(canLookUp(stores)).toBe(true);
    for (let count = 0; count < 2; count += 1)
      expect(await lookUpOrganizations(stores, ['Acme'])).toBeUndefined();
    expect([sent.length, canLookUp(stores)]).toEqual([1, false]);
    stores.optionalCalls.clear();
    expect(canLookUp(stores)).toBe(true);
  },
);
