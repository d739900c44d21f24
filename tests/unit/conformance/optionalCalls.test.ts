import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { jsonReport, progressLine, reportLines } from '../../conformance/report';
import { editQuery, editValues, on } from '../../violations/edits';
import { runAgainst } from './runAgainst';
import { WrongServer } from './WrongServer';

let server: RunningServer;
let proxy: WrongServer;

beforeAll(async () => {
  server = await startServer({ organizations: 3 });
  proxy = await WrongServer.start(server.url);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

const optional = /^\/api\/(summary|activity|accounts\/(lookup|[^/]+\/(activity|notes)))(\?|$)/;

it.each([404, 405, 501])('optional calls that get %i are skipped with a note', async (status) => {
  proxy.handle = (request, forward) =>
    optional.test(request.path) && request.headers['authorization'] !== undefined
      ? { status, headers: {}, body: '' }
      : forward(request);
  const result = await runAgainst(
    proxy.url,
    'responses.readSummary',
    'not-found.addNote',
    'lookup.fields',
    'order.404-400',
    'methods.summary',
    'versions.reads',
    'tokens.use',
    'list.total',
    'secrets',
  );
  const lines = reportLines(result);
  expect(lines[0]).toBe('No mistake found.');
  expect(lines.slice(-5)).toEqual([
    'The server leaves out readSummary, which is optional: 2 rules skipped.',
    'The server leaves out addNote, which is optional: 1 rule skipped.',
    'The server leaves out listOrganizationActivity, which is optional: 1 rule skipped.',
    'The server leaves out lookUpOrganizations, which is optional: 1 rule skipped.',
    '4 passed, 0 failed, 5 skipped',
  ]);
  expect(jsonReport(result)).toMatchObject({ passed: 4, failed: 0, skipped: 5 });
  expect(result.results.map(progressLine)[0]).toMatch(/^skip {2}responses\.readSummary: /);
});

it('members and values of queries that a server leaves out are skipped with a note', async () => {
  const names = ['peak_used_seats_90_days', 'underused', 'unused_seats'];
  const withoutMembers = editValues((key, value) => (names.includes(key) ? undefined : value));
  const withoutValues = on(
    /seats=underused|sort=unused_seats/,
    editQuery((query) => query.set(query.has('sort') ? 'sort' : 'seats', 'unknown')),
  );
  proxy.handle = (request, forward) =>
    withoutMembers(request, (one) => Promise.resolve(withoutValues(one, forward)));
  const lines = reportLines(
    await runAgainst(
      proxy.url,
      'unused-seats',
      'list.sort.unused_seats',
      'queries.listOrganizations.seats',
      'queries.listOrganizations.sort',
      'responses.listOrganizations',
      'responses.readSummary',
    ),
  );
  expect(lines[0]).toBe('No mistake found.');
  expect(lines.slice(-5)).toEqual([
    'The server leaves out sort=unused_seats, which is optional: 2 rules skipped.',
    'The server leaves out peak_used_seats_90_days, which is optional: 2 rules skipped.',
    'The server leaves out seats=underused, which is optional: 1 rule skipped.',
    'The server leaves out underused of the summary, which is optional: 1 rule skipped.',
    '4 passed, 0 failed, 6 skipped',
  ]);
});

it('a call that is not optional fails its rules where it is missing', async () => {
  proxy.handle = (request, forward) =>
    request.path.endsWith('/subscriptions')
      ? { status: 404, headers: {}, body: '' }
      : forward(request);
  const [headline] = reportLines(await runAgainst(proxy.url, 'responses.listSubscriptions'));
  expect(headline).toMatch(/listSubscriptions responded 404, expected 200/);
});
