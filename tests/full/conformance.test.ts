import { expect, it } from 'vitest';
import { startServer } from '~~/mocks/node/server';
import { parseOptions } from '../conformance/options';
import { reportLines } from '../conformance/report';
import { runRules, selectRules } from '../conformance/runRules';

it('the mock API conforms to the contract', async () => {
  const server = await startServer({ organizations: 40 });
  const account = ['--email', 'demo@example.com', '--password', 'demo'];
  const origin = ['--origin', 'http://localhost:4173'];
  const options = parseOptions(['--host', server.url, ...account, ...origin], {});
  const lines = reportLines(await runRules(options, selectRules([], true)));
  await server.close();
  expect(lines[0], lines.join('\n')).toBe('No mistake found.');
});
