import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

it('mockServiceWorker.js matches the installed msw (else: npx msw init mocks/public --no-save)', () => {
  const installed = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js');
  expect(readFileSync('mocks/public/mockServiceWorker.js', 'utf8')).toBe(
    readFileSync(installed, 'utf8'),
  );
});
