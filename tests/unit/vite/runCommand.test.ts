import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

/** Prints a line, another one after its input has ended, and exits with 3. */
const command = `
import { once } from 'node:events';
import { runCommand } from './vite/runCommand.ts';
await runCommand('', async () => {
  process.stdout.write('first\\n');
  await once(process.stdin.resume(), 'end');
  process.stdout.write('second\\n');
  process.exitCode = 3;
});`;

it('runCommand ends with its exit status and no error when the reader of its output has gone', async () => {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', command];
  const child = spawn(process.execPath, args);
  let errors = '';
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  child.stdin.end();
  expect(await once(child, 'close')).toEqual([3, null]);
  expect(errors).toBe('');
}, 60_000);
