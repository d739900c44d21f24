import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '~/api/ApiError';
import { callPath } from '~/api/callPath';
import { activateOrganization, assignSeats } from '~/api/contract/accountMutations';
import { revokeToken } from '~/api/contract/auth';
import { organizationsApi } from '~/api/organizations';
import { isRecordId } from '~/domain/recordId';
import { casesTimeout, runCases } from '../../setup/runCases';
import { fakeApi, jsonResponse } from '../api/fakeApi';
import { unusualIds, invalidIds } from './hostileIds';

/** The path segments of a request for that id, as the URL parser resolves them. */
function resolvedSegments(id: string): string[] {
  const url = new URL(`https://api.example${callPath('/api/accounts/{id}', { id })}`);
  expect(url.origin).toBe('https://api.example');
  expect(url.search + url.hash).toBe('');
  return url.pathname.split('/');
}

function expectOneSegment(id: string) {
  const segments = resolvedSegments(id);
  expect(segments.slice(0, 3)).toEqual(['', 'api', 'accounts']);
  expect(segments).toHaveLength(4);
  expect(decodeURIComponent(segments[3] ?? '')).toBe(id);
}

describe('invalid record ids', () => {
  it('rejects every invalid id and never builds a path from it', () =>
    runCases('invalid record ids', invalidIds, (id) => {
      expect(isRecordId(id)).toBe(false);
      expect(() => callPath('/api/accounts/{id}', { id })).toThrow(
        expect.objectContaining({ failure: { reason: 'status', status: 404, code: 'not_found' } }),
      );
    }));

  it(
    'fails every call for an invalid id with 404 and sends no request',
    { timeout: casesTimeout },
    async () => {
      const api = fakeApi(() => jsonResponse({ data: [] }));
      const organizations = organizationsApi(api.http);
      await runCases('calls for invalid ids', invalidIds, async (id) => {
        const calls = [
          organizations.readOrganization(id),
          organizations.listSubscriptions(id),
          organizations.listDailySeats(id, 30),
          api.http.send(activateOrganization, { path: { id } }),
          api.http.send(assignSeats, { path: { id: 'a', sid: id }, body: { assigned_seats: 1 } }),
          api.http.send(revokeToken, { path: { id } }),
        ];
        for (const call of calls)
          await expect(call).rejects.toMatchObject({ failure: { status: 404 } });
        expect(api.sent).toEqual([]);
      });
    },
  );
});

describe('unusual record ids', () => {
  it('encodes each unusual id as one segment under /api/accounts/', () =>
    runCases('unusual ids', unusualIds, (id) => {
      expect(isRecordId(id)).toBe(true);
      expectOneSegment(id);
    }));
});

describe('arbitrary record ids', () => {
  const piece = fc.constantFrom(
    ...'. .. / \\ % 2e 2F 5c 00 %2 e a ? # : @ ; ． \0 \t \uD800 \uFFFD'.split(' '),
    ' ',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom('\uD83D', '\uDE00', 'a', '.') }),
    fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  );

  it('rejects an id or encodes it as one segment that decodes to the same id', () => {
    fc.assert(
      fc.property(text, (id) => {
        if (isRecordId(id)) expectOneSegment(id);
        else expect(() => callPath('/api/accounts/{id}', { id })).toThrow(ApiError);
      }),
      { numRuns: 2000 },
    );
  });
});

describe('callPath', () => {
  it('replaces each placeholder once and encodes its value', () => {
    expect(
      callPath('/api/accounts/{id}/subscriptions/{sid}/seats', { id: '{sid}', sid: 'a/b' }),
    ).toBe('/api/accounts/%7Bsid%7D/subscriptions/a%2Fb/seats');
    expect(callPath('/api/accounts')).toBe('/api/accounts');
  });

  it('throws when a value is missing', () =>
    expect(() => callPath('/api/accounts/{id}', {})).toThrow(ApiError));
});
