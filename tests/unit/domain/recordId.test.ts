import fc from 'fast-check';
import { expect, it } from 'vitest';
import { activateOrganization, assignSeats, readOrganization } from '~/api/contract/accounts';
import { revokeToken } from '~/api/contract/auth';
import { isRecordId } from '~/lib/routeParams';
import { casesTimeout, runCases } from '../../setup/runCases';
import { fakeApi, problemResponse } from '../api/fakeApi';
import { invalidIds, unusualIds } from './hostileIds';

const api = fakeApi(() => problemResponse(500));

/** Sends a call for a valid id, which is one segment below `/api/accounts/`. */
async function expectOneSegment(id: string) {
  await api.http.send(readOrganization, { path: { id } }).catch(() => undefined);
  const { url } = api.sent.pop() ?? expect.fail('no request');
  expect(url.origin + url.search + url.hash).toBe('https://api.example');
  const segments = url.pathname.split('/');
  expect(segments.slice(0, 3)).toEqual(['', 'api', 'accounts']);
  expect(segments).toHaveLength(4);
  expect(decodeURIComponent(segments[3] ?? '')).toBe(id);
}

async function expectNoRequest(id: string) {
  for (const call of [
    api.http.send(readOrganization, { path: { id } }),
    api.http.send(activateOrganization, { path: { id } }),
    api.http.send(assignSeats, { path: { id: 'a', sid: id }, body: { assigned_seats: 1 } }),
    api.http.send(revokeToken, { path: { id } }),
  ])
    await expect(call).rejects.toMatchObject({
      failure: { reason: 'status', status: 404, code: 'not_found' },
    });
  expect(api.sent).toEqual([]);
}

it(
  'every call for an invalid id fails with 404, without a request',
  { timeout: casesTimeout },
  () =>
    runCases('invalid record ids', invalidIds, async (id) => {
      expect(isRecordId(id)).toBe(false);
      await expectNoRequest(id);
    }),
);

it('an unusual id is one segment of the path', () =>
  runCases('unusual ids', unusualIds, async (id) => {
    expect(isRecordId(id)).toBe(true);
    await expectOneSegment(id);
  }));

it(
  'any id is rejected, or one segment that decodes to the same id',
  { timeout: casesTimeout },
  () => {
    const piece = fc.constantFrom(
      ...'. .. / \\ % 2e 2F 5c 00 %2 e a ? # : @ ; ． \0 \t \uD800 \uFFFD'.split(' '),
      ' ',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('\uD83D', '\uDE00', 'a', '.') }),
      fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
    );
    return fc.assert(
      fc.asyncProperty(text, (id) => (isRecordId(id) ? expectOneSegment(id) : expectNoRequest(id))),
      { numRuns: 500 },
    );
  },
);
