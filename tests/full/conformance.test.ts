import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';
import { startServer } from '~~/mocks/node/server';
import { toolPath } from '../run/builds';

it('the mock API conforms to the contract', async () => {
  const origin = 'http://localhost:4173';
  const server = await startServer({ organizations: 40, origins: [origin] });
  const account = ['--email', 'demo@example.com', '--password', 'demo'];
  const args = ['tests/conformance/cli.ts', '--host', server.url, '--origin', origin, ...account];
  const output = await new Promise<string>((resolve) => {
    execFile(toolPath('tsx'), args, (error, stdout) => resolve(error ? stdout : ''));
  });
  await server.close();
  expect(output).toBe('');
});
