import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { builds } from '../run/builds';
import { findMockCode } from './staffBuild';

describe('staff build', () => {
  it('staff build contains no mock code', () => expect(findMockCode(builds.staff)).toEqual([]));
});

describe('findMockCode', () => {
  let folder = '';
  const build = (files: Record<string, string>) => {
    folder = mkdtempSync(join(tmpdir(), 'build-'));
    mkdirSync(join(folder, 'assets'));
    Object.entries(files).map(([name, text]) => writeFileSync(join(folder, name), text));
    return folder;
  };
  afterEach(() => folder && rmSync(folder, { recursive: true }));

  it.each([
    'import"./msw-a1.js"',
    'register("/mockServiceWorker.js")',
    'throw Error("[@mswjs/data]")',
    'var faker={}',
    'import("../mocks/demo/start")',
  ])('findMockCode finds %s', (text) =>
    expect(findMockCode(build({ 'index.html': '', 'assets/a.js': text }))).not.toEqual([]),
  );
  it('findMockCode finds a service worker', () =>
    expect(findMockCode(build({ 'index.html': '', 'worker.js': '' }))).toHaveLength(1));
  it('findMockCode finds nothing in a clean build', () =>
    expect(
      findMockCode(build({ 'index.html': '<div>', 'assets/a.js': 'let mswap,a={mocks:1}' })),
    ).toEqual([]));
  it('findMockCode explains what to do without a build', () =>
    expect(() => findMockCode(build({}))).toThrow('No build in'));
});
