import { afterEach, describe, expect, it } from 'vitest';
import { calls } from '~/api/contract/calls';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { scenarioNames } from '~~/mocks/scenarios/scenarios';
import { parseOptions } from '../conformance/options';
import { resultLines } from '../conformance/report';
import { runRules, selectRules } from '../conformance/runRules';
import { steps } from '../conformance/steps';
import { WrongServer } from '../unit/conformance/WrongServer';

const closers: { close: () => Promise<void> }[] = [];
afterEach(async () => {
  for (const one of closers.splice(0).toReversed()) await one.close();
});

async function start(options: Parameters<typeof startServer>[0]): Promise<RunningServer> {
  const server = await startServer(options);
  closers.push(server);
  return server;
}

/** The lines of all failures. */
async function failures(host: string, ...args: string[]): Promise<string[]> {
  const account = ['--email', 'demo@example.com', '--password', 'demo'];
  const origin = ['--origin', 'http://localhost:4173'];
  const options = parseOptions(['--host', host, ...account, ...origin, ...args], {});
  const { results, suite } = await runRules(options, selectRules(options.only, true));
  expect(results.length).toBeGreaterThan(0);
  return results.flatMap((result) =>
    result.message === undefined ? [] : resultLines(result, suite.secrets),
  );
}

const reliable = scenarioNames.filter(
  (name) => !['slow', 'flaky', 'expired', 'outage'].includes(name),
);

describe('mock API', () => {
  it.each(reliable)('conforms to the contract in the scenario %s', async (scenario) => {
    const { url } = await start({ scenario });
    expect(await failures(url)).toEqual([]);
  });

  it('accepts and rejects 1,000 random payloads per call as the rules say', async () => {
    const { url } = await start({ organizations: 10 });
    expect(await failures(url, '--only', 'properties', '--runs', '1000')).toEqual([]);
  });
});

describe('steps of building a server', () => {
  it('every call belongs to one step', () => {
    const added = steps.flatMap((step) => step.calls);
    expect(added.toSorted()).toEqual(Object.keys(calls).toSorted());
  });

  it.each(steps.map((_, index) => index + 1))(
    'step %i passes with the calls of the steps so far',
    async (number) => {
      const proxy = await WrongServer.start((await start({ organizations: 10 })).url);
      closers.push(proxy);
      const built = steps.slice(0, number).flatMap((step) => step.calls);
      const patterns = built.flatMap((name) => {
        const { method, path } = calls[name] ?? { method: '', path: '' };
        return new RegExp(
          `^(${method}|OPTIONS|DELETE) ${path.replace(/\{\w+\}/g, '[^/?]+')}(\\?|$)`,
        );
      });
      proxy.handle = (request, forward) =>
        request.method === 'OPTIONS' ||
        patterns.some((pattern) => pattern.test(`${request.method} ${request.path}`))
          ? forward(request)
          : forward({ ...request, path: '/api/not-built' });
      expect(await failures(proxy.url, '--step', String(number))).toEqual([]);
    },
  );
});
