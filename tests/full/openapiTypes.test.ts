import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { toolPath } from '../run/toolPath';

// openapi-typescript needs TypeScript 5 as a peer, so it can't be a dependency beside TypeScript 7.
const generator = [
  '-p',
  'openapi-typescript@7.10.1',
  '-p',
  'typescript@5.9.3',
  'openapi-typescript',
];

const folder = mkdtempSync(join(tmpdir(), 'openapi-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A client of the generated types; `@ts-expect-error` fails if they accept what is wrong. */
const client = `
import type { components, operations } from './types';
export const organization: components['schemas']['Organization']['status'] = 'active';
export const token: components['schemas']['CreatedToken']['prefix'] = 'ams_4f9c';
export const reason: components['schemas']['AssignSeats'] = {
  assigned_seats: 1,
  allow_excess: false,
  reason: null,
};
export const query: operations['listActivity']['parameters']['query'] = { action: ['note_added'] };
export const header: operations['updateOrganization']['parameters']['header'] = { 'If-Match': '"1"' };
// @ts-expect-error -- not a status
export const status: components['schemas']['OrganizationStatus'] = 'unknown';
`;

it('openapi-typescript generates types from the document that compile under --strict', () => {
  const options = { encoding: 'utf8', shell: process.platform === 'win32' } as const;
  const types = join(folder, 'types.ts');
  const document = resolve('docs/openapi.json');
  // Not in the repository's folder, whose redocly.yaml it would read.
  const output = execFileSync('npx', ['--yes', ...generator, document, '-o', types], {
    ...options,
    cwd: folder,
  });
  expect(output).not.toMatch(/warn|error/i);
  writeFileSync(join(folder, 'client.ts'), client);
  const files = [types, join(folder, 'client.ts')];
  const compiler = [toolPath('tsc'), '--strict', '--noEmit', '--ignoreConfig', ...files];
  expect(execFileSync(compiler[0] ?? '', compiler.slice(1), options)).toBe('');
});
