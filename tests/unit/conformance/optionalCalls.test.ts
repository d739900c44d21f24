import { afterAll, beforeAll, expect, it } from 'vitest';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { jsonReport, progressLine, reportLines } from '../../conformance/report';
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

it('a call that is not optional fails its rules where it is missing', async () => {
  proxy.handle = (request, forward) =>
    request.path.endsWith('/subscriptions')
      ? { status: 404, headers: {}, body: '' }
      : forward(request);
  const [headline] = reportLines(await runAgainst(proxy.url, 'responses.listSubscriptions'));
  expect(headline).toMatch(/listSubscriptions responded 404, expected 200/);
});
