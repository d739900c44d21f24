import { afterEach, expect, it, vi } from 'vitest';
import { listOrganizations, lookUpOrganizations, readSummary } from '~/api/contract/accounts';
import { addNote } from '~/api/contract/activity';
import { fakeApi, jsonResponse, problemResponse, settleCall } from './fakeApi';

afterEach(() => void vi.useRealTimers());

const summary = (http: ReturnType<typeof fakeApi>['http']) =>
  settleCall(http.send(readSummary, {}));
const note = (http: ReturnType<typeof fakeApi>['http']) =>
  settleCall(http.send(addNote, { path: { id: 'a' }, body: { text: 'x' } }));
const gateway = (status: number) => () => new Response('no such page', { status });
const notFound = () => problemResponse(404, { code: 'not_found' });
const unknownPath = () => problemResponse(404, { code: 'unknown_path' });

it.each([
  ['a 404 of a gateway', gateway(404), readSummary, summary, true],
  ['404 not_found without an id in the path', notFound, readSummary, summary, true],
  ['405', gateway(405), readSummary, summary, true],
  ['501', gateway(501), readSummary, summary, true],
  ['500', gateway(500), readSummary, summary, false],
  ['403', gateway(403), readSummary, summary, false],
  ['a 404 of a gateway', gateway(404), addNote, note, true],
  ['404 unknown_path', unknownPath, addNote, note, true],
  ['405', gateway(405), addNote, note, true],
  ['404 not_found, which is the record’s own,', notFound, addNote, note, false],
] as const)('after %s, an optional call is known to be missing: %4$s', async (...row) => {
  const [, reply, call, send, isMissing] = row;
  const { http, sent } = fakeApi(reply);
  expect(http.optionalCalls.lacks(call)).toBe(false);
  await send(http);
  expect(http.optionalCalls.lacks(call)).toBe(isMissing);
  await send(http);
  expect(sent).toHaveLength(isMissing ? 1 : 2);
});

it('a required call that the server does not know is sent each time', async () => {
  const { http, sent } = fakeApi(gateway(404));
  for (let count = 0; count < 2; count += 1)
    expect(await settleCall(http.send(listOrganizations, {}))).toMatchObject({
      failure: { reason: 'unknown_call', status: 404 },
    });
  expect(sent).toHaveLength(2);
});

it('an optional call is sent again after five minutes or a sign-in, and comes back', async () => {
  vi.useFakeTimers();
  const { http, sent } = fakeApi((attempt) =>
    attempt < 3 ? new Response('', { status: 404 }) : jsonResponse({ data: [] }),
  );
  const send = () => settleCall(http.send(lookUpOrganizations, { body: { values: ['a'] } }));
  await send();
  vi.advanceTimersByTime(4 * 60_000);
  await send();
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(60_000);
  expect(http.optionalCalls.lacks(lookUpOrganizations)).toBe(false);
  await send();
  expect(sent).toHaveLength(2);
  http.optionalCalls.clear();
  expect(await send()).toMatchObject({ data: [] });
  expect(http.optionalCalls.lacks(lookUpOrganizations)).toBe(false);
});
