import { afterEach, describe, expect, it } from 'vitest';
import { calls } from '~~/mocks/contract/calls';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { scenarioNames } from '~~/mocks/scenarios/scenarios';
import { parseOptions } from '../conformance/options';
import { mistakesOf } from '../conformance/mistakes';
import { reportLines } from '../conformance/report';
import { runRules, selectRules } from '../conformance/runRules';
import { steps } from '../conformance/steps';
import { acceptInvalid } from '../unit/conformance/acceptInvalid';
import { runAgainst } from '../unit/conformance/runAgainst';
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
  const result = await runRules(options, selectRules(options.only, true));
  expect(result.results.length).toBeGreaterThan(0);
  return result.results.every(({ findings }) => !findings) ? [] : reportLines(result);
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

describe('server that has stored invalid values', () => {
  it('stored invalid values fail rules of fields only, and none once the server is corrected', async () => {
    const proxy = await WrongServer.start((await start({ organizations: 10 })).url);
    closers.push(proxy);
    const wrong = acceptInvalid();
    proxy.handle = wrong.handle;
    const { results } = await runAgainst(proxy.url);
    const failed = mistakesOf(results).flatMap((mistake) =>
      // The order of checks can't be told if one isn't made.
      mistake.reason === 'invalid /name accepted' ? [] : mistake.results.map(({ rule }) => rule.id),
    );
    expect(failed).toContain('fields.createOrganization.billing.currency');
    expect(failed.filter((id) => !/^(fields|properties|shapes)\./.test(id))).toEqual([]);
    // What is read again is not another mistake.
    const messages = mistakesOf(results).map(({ message }) => message);
    expect(messages.filter((message) => message.startsWith('/data'))).toEqual([]);
    wrong.isCorrected = true;
    expect(await failures(proxy.url)).toEqual([]);
  });
});

describe('steps of building a server', () => {
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
