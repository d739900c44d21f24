import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { startServer } from '~~/mocks/node/server';

it('the mock API conforms to the contract', async () => {
  const origin = 'http://localhost:4173';
  const server = await startServer({ organizations: 40, origins: [origin] });
  const account = ['--email', 'demo@example.com', '--password', 'demo'];
  const args = ['tests/conformance/cli.ts', '--host', server.url, '--origin', origin, ...account];
  const { status, stdout } = await new Promise<{ status: number | null; stdout: string }>((done) =>
    done(spawnSync('node_modules/.bin/tsx', args, { encoding: 'utf8' })),
  );
  await server.close();
  expect(status, stdout).toBe(0);
});
