import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const folder = '.github/workflows';
const uses = readdirSync(folder).flatMap((name) =>
  [...readFileSync(join(folder, name), 'utf8').matchAll(/\buses: (.+)/g)].map(
    ([, action]) => `${name}: ${action}`,
  ),
);

it('workflows name the digest of each action, with the version that Renovate updates', () => {
  expect(uses.length).toBeGreaterThan(8);
  const unpinned = uses.filter(
    (use) => !/: [\w-]+\/[\w-]+@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(use),
  );
  expect(unpinned).toEqual([]);
});
