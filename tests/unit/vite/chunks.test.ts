import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chunkModules } from '~~/vite/chunkModules';
import { chunks } from '~~/vite/chunks';

const extensions = ['', '.ts', '.tsx', '.mjs', '.js'];

describe('chunks', () => {
  it('name modules that exist', () => {
    const modules = Object.values(chunkModules).flat();
    expect(modules.length).toBeGreaterThan(80);
    expect(modules.filter((path) => !extensions.some((end) => existsSync(path + end)))).toEqual([]);
  });

  it.each([
    ['/home/me/console/src/ui/button/Button.tsx', 'base'],
    ['C:\\console\\src\\theme\\light.ts', 'base'],
    ['/home/me/console/node_modules/react-dom/cjs/react-dom-client.production.js', 'base'],
    ['/home/me/console/src/ui/table/Tr.tsx', 'signedIn'],
    ['/home/me/console/src/ui/TrimmedText.tsx', undefined],
    ['/home/me/console/src/lib/csv/parseCsv.ts', undefined],
    ['/home/me/console/node_modules/react-fast-compare/index.js', undefined],
  ])('put %s into %s', (path, name) =>
    expect(chunks.find(({ test }) => test.test(path))?.name).toBe(name),
  );
});
