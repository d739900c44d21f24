import { expect, it } from 'vitest';
import { canLookUp, lookUpOrganizations } from '~/api/lookup';
import { OptionalCalls } from '~/api/optionalCalls';
import { addNote, canAddNotes } from '~/features/activity/AddNoteForm';
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

it('notes are no longer offered once the server has lacked them', async () => {
  const { http } = fakeApi(() => new Response('', { status: 405 }));
  const stores = { http, optionalCalls: new OptionalCalls() };
  const organizations = { sessionSignal: new AbortController().signal } as never;
  expect(canAddNotes(stores)).toBe(true);
  await expect(addNote({ ...stores, organizations }, 'a', 'x', 'key')).rejects.toThrow('405');
  expect(canAddNotes(stores)).toBe(false);
});
