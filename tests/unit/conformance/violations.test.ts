import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { reportLines } from '../../conformance/report';
import { runAgainst } from './runAgainst';
import { allViolations } from './violations/allViolations';
import { WrongServer } from './WrongServer';

let server: RunningServer;
let proxy: WrongServer;

beforeAll(async () => {
  server = await startServer({ organizations: 10 });
  proxy = await WrongServer.start(server.url);
});
afterAll(async () => {
  await proxy.close();
  await server.close();
});

const correct: WrongServer['handle'] = (request, forward) => forward(request);

// The rules that a mistake fails are many.
describe('conformance suite', { timeout: 120_000 }, () => {
  it('passes a correct server behind the same proxy', async () => {
    proxy.handle = correct;
    const result = await runAgainst(proxy.url, ...allViolations.map(({ rule }) => rule));
    expect(result.results.length).toBeGreaterThanOrEqual(20);
    expect(reportLines(result)[0]).toBe('No mistake found.');
  });

  it.each(allViolations)(
    'finds and names: $name',
    async ({ rule, others = [], message, create }) => {
      proxy.handle = create();
      const [headline = ''] = reportLines(await runAgainst(proxy.url, rule, ...others));
      expect(headline).toMatch(/^1 mistake probably: /);
      expect(headline).toMatch(message);
    },
  );
});
