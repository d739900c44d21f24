import { describe, expect, it } from 'vitest';
import { importViolation } from './layers';
import { colourViolation, fileViolation, caseCollisions } from './fileRules';
import { readSourceFiles, parseSourceFile } from './sourceFile';

const sourceFiles = readSourceFiles();

describe('the house', () => {
  it('was found', () => expect(sourceFiles.length).toBeGreaterThan(100));
  it('imports downward only', () =>
    expect(
      sourceFiles.flatMap((file) =>
        file.imports.flatMap((imported) => importViolation(file, imported) ?? []),
      ),
    ).toEqual([]));
  it('has small rooms with names', () =>
    expect(sourceFiles.flatMap((file) => fileViolation(file) ?? [])).toEqual([]));
  it('has no two files that differ by capitals alone', () =>
    expect(caseCollisions(sourceFiles.map(({ path }) => path))).toEqual([]));
  it('takes its colours from the theme', () =>
    expect(sourceFiles.flatMap((file) => colourViolation(file) ?? [])).toEqual([]));
});

/** What the check of imports says about a file of this path with this text. */
const importViolations = (path: string, text: string) => {
  const file = parseSourceFile(path, text);
  return file.imports.flatMap((imported) => importViolation(file, imported) ?? []);
};

describe('the check of imports', () => {
  it.each([
    ['src/ui/Button.tsx', `import { SessionStore } from '../stores/SessionStore';`],
    ['src/ui/Button.tsx', `import type { Toast } from '../domain/Toast';`],
    ['src/ui/Button.tsx', `import { Link } from 'react-router-dom';`],
    ['src/ui/Button.tsx', `import { useField } from 'formik';`],
    ['src/lib/a.ts', `export * from '../domain/User';`],
    ['src/lib/a.ts', `export { User } from '../domain/User';`],
    ['src/lib/a.ts', `type A = import('../domain/User').User;`],
    ['src/domain/a.ts', `import { useState } from 'react';`],
    ['src/stores/a.ts', `import { useState } from 'react';`],
    ['src/messages/a.ts', `import { SessionStore } from '../stores/SessionStore';`],
    ['src/stores/a.ts', `import { Button } from '../ui/Button';`],
    ['src/api/a.ts', `import { SessionStore } from '../stores/SessionStore';`],
    ['src/forms/a.tsx', `import { useStores } from '../stores/context';`],
    ['src/layouts/a.tsx', `import { Home } from '../screens/Home/Home';`],
    ['src/screens/Home/HomeScreen.tsx', `import { Login } from '../Login/Login';`],
    ['src/screens/Home/HomeScreen.tsx', `const l = () => import('../Login/Login');`],
    ['src/screens/Home/HomeScreen.tsx', `import { routes } from '../../app/routes';`],
    ['src/app/a.ts', `const m = () => import('../../mocks/browser');`],
    ['src/main.tsx', `import { start } from '../mocks/browser';`],
    ['src/main.tsx', `import { http } from 'msw';`],
    ['src/app/a.ts', `import { world } from '../../stories/world';`],
    ['src/ui/a.tsx', `import { blue } from '../theme/palette';`],
    ['stories/ui/a.stories.tsx', `import { blue } from '../../src/theme/palette';`],
    ['mocks/a.ts', `import { SessionStore } from '../src/stores/SessionStore';`],
    ['mocks/a.ts', `import { HttpClient } from '../src/api/HttpClient';`],
    ['mocks/handlers/a.ts', `import { text } from '../../src/lib/text';`],
    ['mocks/handlers/a.ts', `import { Button } from '../../src/ui/Button';`],
    ['mocks/demo/a.ts', `import { DemoPanel } from '../panel/DemoPanel';`],
    ['mocks/panel/a.tsx', `import { useStores } from '../../src/stores/context';`],
  ])('refuses in %s: %s', (path, text) => expect(importViolations(path, text)).toHaveLength(1));

  it.each([
    ['src/main.tsx', `const mock = () => import('../mocks/browser/start');`],
    ['src/main.tsx', `import { createApp } from './app/createApp';`],
    ['src/stores/context.tsx', `import { useContext } from 'react';`],
    [
      'src/screens/Home/HomeScreen.tsx',
      `import { Totals } from './Totals'; import { Page } from '../../layouts/Page';`,
    ],
    [
      'src/ui/Button.tsx',
      `import { theme } from '../theme/theme'; import { text } from '../lib/text'; import { Icon } from './Icon';`,
    ],
    ['src/theme/light.ts', `import { blue } from './palette';`],
    [
      'mocks/handlers/a.ts',
      `import { calls } from '../../src/api/contract/calls'; import { seats } from '../../src/domain/seats'; import { http } from 'msw';`,
    ],
    [
      'mocks/panel/a.tsx',
      `import { Button } from '../../src/ui/Button'; import { theme } from '../../src/theme/theme'; import type { Demo } from '../demo/Demo';`,
    ],
    ['mocks/browser.tsx', `import { DemoButton } from './panel/DemoButton';`],
    [
      'tests/unit/a.test.ts',
      `import { SessionStore } from '../../src/stores/SessionStore'; import { db } from '../../mocks/database';`,
    ],
  ])('allows in %s: %s', (path, text) => expect(importViolations(path, text)).toEqual([]));
});

describe('the check of rooms', () => {
  const violation = (path: string, text = '') => fileViolation(parseSourceFile(path, text));
  it('refuses long files', () => {
    expect(violation('src/a.ts', '//\n'.repeat(250))).toBeUndefined();
    expect(violation('src/a.ts', '//\n'.repeat(251))).toContain('251 lines');
  });
  it.each([
    'src/ui/index.ts',
    'src/lib/utils.ts',
    'src/misc/a.ts',
    'tests/helpers/a.ts',
    'mocks/util.ts',
  ])('refuses the name %s', (path) => expect(violation(path)).toBeDefined());
  it.each(['src/ui/indexOf.ts', 'src/lib/utility.ts'])('allows the name %s', (path) =>
    expect(violation(path)).toBeUndefined(),
  );
  it('refuses names that differ by capitals alone', () =>
    expect(caseCollisions(['src/a.ts', 'src/A.ts'])).toHaveLength(1));
});

describe('the check of colours', () => {
  const colour = (text: string, path = 'src/ui/a.tsx') =>
    colourViolation(parseSourceFile(path, text));
  it.each([
    `const a = { color: '#fff' };`,
    `const a = css\`color: #AABBCC80;\`;`,
    'const a = `0 1px ${b} rgb(0 0 0 / 10%)`;',
    `const a = <p style={{ color: 'hsl(0 0% 0%)' }} />;`,
    `const a = <path fill="#a1b2c3" />;`,
    `const a = css\`border: 1px solid red;\`;`,
  ])('refuses %s', (text) => expect(colour(text)).toBeDefined());
  it.each([
    `class A { #fade = 1; b() { return this.#fade; } }`,
    `const a = '#root'; const b = '/accounts/7#abc-x'; const c = 'Order #12';`,
    `const a = css\`color: \${theme.text.primary}; border-color: CanvasText;\`; // not #fff`,
    `const a = '&#160;'; const b = 'color-mix(in srgb, currentColor 10%, transparent)';`,
  ])('allows %s', (text) => expect(colour(text)).toBeUndefined());
  it('allows them in the theme', () =>
    expect(colour(`const a = '#fff';`, 'src/theme/palette.ts')).toBeUndefined());
  it('reads style sheets', () =>
    expect(colourViolation(parseSourceFile('src/app/a.css', 'a{color:#fff}'))).toBeDefined());
});
