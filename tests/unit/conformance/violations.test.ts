import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer, type RunningServer } from '~~/mocks/node/server';
import { resultLines } from '../../conformance/report';
import { runRules, selectRules } from '../../conformance/runRules';
import { behaviourViolations } from './violations/behaviourViolations';
import { protocolViolations } from './violations/protocolViolations';
import { WrongServer } from './WrongServer';

/** How servers get the contract wrong, each with the rule that finds it. */
const violations = [...protocolViolations, ...behaviourViolations];

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

function runOnly(...only: string[]) {
  const options = {
    host: proxy.url,
    email: 'demo@example.com',
    password: 'demo',
    prefix: 'zz-',
    origin: 'http://localhost:4173',
    rate: 0,
    runs: 5,
    seed: 1,
  };
  return runRules(options, selectRules(only, true));
}

const correct: WrongServer['handle'] = (request, forward) => forward(request);

describe('conformance suite', () => {
  it('passes a correct server behind the same proxy', async () => {
    proxy.handle = correct;
    const { results, suite } = await runOnly(...violations.map(({ rule }) => rule));
    expect(results.length).toBeGreaterThanOrEqual(violations.length);
    expect(
      results.flatMap((result) => (result.message ? resultLines(result, suite.secrets) : [])),
    ).toEqual([]);
  });

  it.each(violations)('finds and names: $name', async ({ rule, message, create }) => {
    proxy.handle = create();
    const { results } = await runOnly(rule);
    const result = results.find((one) => one.rule.id === rule);
    expect(result?.message).toMatch(message);
  });
});
