import { describe, expect, it } from 'vitest';
import { importViolation, pageViolation } from './layers';
import { colourViolation, fileViolation, caseCollisions, styleViolation } from './fileRules';
import { readSourceFiles, parseSourceFile } from './sourceFile';

const sourceFiles = readSourceFiles();

describe('layers of the source', () => {
  it('source files are found', () => expect(sourceFiles.length).toBeGreaterThan(100));
  it('source files import downward only', () =>
    expect(
      sourceFiles.flatMap((file) =>
        file.imports.flatMap((imported) => importViolation(file, imported) ?? []),
      ),
    ).toEqual([]));
  it('the domain reads nothing of the page', () =>
    expect(sourceFiles.flatMap((file) => pageViolation(file) ?? [])).toEqual([]));
  it('source files keep to the size limit and have descriptive names', () =>
    expect(sourceFiles.flatMap((file) => fileViolation(file) ?? [])).toEqual([]));
  it('source file names differ in more than case', () =>
    expect(caseCollisions(sourceFiles.map(({ path }) => path))).toEqual([]));
  it('source files use the colours of the theme', () =>
    expect(sourceFiles.flatMap((file) => colourViolation(file) ?? [])).toEqual([]));
  it('source files write styles as CSS templates', () =>
    expect(sourceFiles.flatMap((file) => styleViolation(file) ?? [])).toEqual([]));
});

const importViolations = (path: string, text: string) => {
  const file = parseSourceFile(path, text);
  return file.imports.flatMap((imported) => importViolation(file, imported) ?? []);
};

describe('importViolation', () => {
  it.each([
    ['src/ui/button/Button.tsx', `import { SessionStore } from '../../stores/SessionStore';`],
    ['src/ui/button/Button.tsx', `import type { Toast } from '~/domain/Toast';`],
    ['src/ui/button/Button.tsx', `import { Link } from 'react-router-dom';`],
    ['src/ui/button/Button.tsx', `import { useField } from 'formik';`],
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
    ['src/app/a.ts', `const m = () => import('../../mocks/demo/start');`],
    ['src/main.tsx', `import { start } from '../mocks/demo/start';`],
    ['src/main.tsx', `import { http } from 'msw';`],
    ['src/app/a.ts', `import { createStoryApp } from '../../stories/StoryApp';`],
    ['src/ui/a.tsx', `import { blue } from '~/theme/palette';`],
    ['src/ui/a.tsx', `import { dark } from '~/theme/dark';`],
    ['src/theme/theme.ts', `import { light } from './light';`],
    ['src/components/a.tsx', `import { AppLayout } from '~/layouts/AppLayout';`],
    ['src/hooks/a.ts', `import { PathLink } from '~/components/PathLink';`],
    ['stories/ui/a.stories.tsx', `import { blue } from '../../src/theme/palette';`],
    ['mocks/a.ts', `import { SessionStore } from '../src/stores/SessionStore';`],
    ['mocks/a.ts', `import { HttpClient } from '../src/api/HttpClient';`],
    ['mocks/handlers/a.ts', `import { text } from '../../src/lib/text';`],
    ['mocks/handlers/a.ts', `import { Button } from '../../src/ui/Button';`],
    ['mocks/handlers/a.ts', `import { Panel } from '../demo/Panel';`],
    ['tests/conformance/a.ts', `import { startServer } from '~~/mocks/node/server';`],
    ['mocks/demo/a.tsx', `import { useStores } from '../../src/stores/context';`],
  ])('importViolation rejects in %s: %s', (path, text) =>
    expect(importViolations(path, text)).toHaveLength(1),
  );

  it.each([
    ['src/main.tsx', `const mock = () => import('../mocks/demo/start');`],
    ['src/main.tsx', `import { createApp } from './app/createApp';`],
    ['src/stores/context.tsx', `import { useContext } from 'react';`],
    [
      'src/screens/Home/HomeScreen.tsx',
      `import { Totals } from './Totals'; import { Page } from '../../layouts/Page';`,
    ],
    [
      'src/ui/button/Button.tsx',
      `import { theme } from '~/theme/theme'; import { text } from '~/lib/text'; import { Icon } from './Icon';`,
    ],
    ['src/theme/light.ts', `import { blue } from './palette';`],
    [
      'mocks/handlers/a.ts',
      `import { calls } from '../calls'; import { seats } from '../../src/domain/seats'; import { http } from 'msw';`,
    ],
    [
      'mocks/demo/a.tsx',
      `import { Button } from '../../src/ui/Button'; import { theme } from '../../src/theme/theme'; import type { Demo } from './Demo';`,
    ],
    ['tests/conformance/a.ts', `import { parseDay } from '~/lib/time';`],
    ['mocks/node/cli.ts', `import { runCommand } from '../../vite/runCommand';`],
    ['mocks/demo/run.tsx', `import { DemoButton } from './DemoButton';`],
    [
      'tests/unit/a.test.ts',
      `import { SessionStore } from '../../src/stores/SessionStore'; import { db } from '../../mocks/database';`,
    ],
  ])('importViolation allows in %s: %s', (path, text) =>
    expect(importViolations(path, text)).toEqual([]),
  );
});

it('pageViolation rejects reads of the page by the domain only', () => {
  const violation = (path: string, text: string) => pageViolation(parseSourceFile(path, text));
  expect(violation('src/domain/a.ts', `const a = location.host; // A page.`)).toBeDefined();
  expect(violation('src/domain/a.ts', `const a = globalThis.document?.title;`)).toBeDefined();
  expect(violation('src/domain/a.ts', `// The location.host of a page.`)).toBeUndefined();
  expect(violation('src/api/a.ts', `const a = location.host;`)).toBeUndefined();
});

describe('fileViolation', () => {
  const violation = (path: string) => fileViolation(parseSourceFile(path, ''));
  it.each([
    'src/ui/index.ts',
    'src/lib/utils.ts',
    'src/misc/a.ts',
    'tests/helpers/a.ts',
    'mocks/util.ts',
  ])('fileViolation rejects the name %s', (path) => expect(violation(path)).toBeDefined());
  it.each(['src/ui/indexOf.ts', 'src/lib/utility.ts'])('fileViolation allows the name %s', (path) =>
    expect(violation(path)).toBeUndefined(),
  );
  it('caseCollisions reports names that differ only in case', () =>
    expect(caseCollisions(['src/a.ts', 'src/A.ts'])).toHaveLength(1));
});

describe('colourViolation', () => {
  const colour = (text: string, path = 'src/ui/a.tsx') =>
    colourViolation(parseSourceFile(path, text));
  it.each([
    `const a = { color: '#fff' };`,
    `const a = css\`color: #AABBCC80;\`;`,
    'const a = `0 1px ${b} rgb(0 0 0 / 10%)`;',
    `const a = <p style={{ color: 'hsl(0 0% 0%)' }} />;`,
    `const a = <path fill="#a1b2c3" />;`,
    `const a = css\`border: 1px solid red;\`;`,
  ])('colourViolation rejects %s', (text) => expect(colour(text)).toBeDefined());
  it.each([
    `class A { #fade = 1; b() { return this.#fade; } }`,
    `const a = '#root'; const b = '/accounts/7#abc-x'; const c = 'Order #12';`,
    `const a = css\`color: \${theme.text.primary}; border-color: CanvasText;\`; // not #fff`,
    `const a = '&#160;'; const b = 'color-mix(in srgb, currentColor 10%, transparent)';`,
  ])('colourViolation allows %s', (text) => expect(colour(text)).toBeUndefined());
  it('colourViolation allows literals in the theme', () =>
    expect(colour(`const a = '#fff';`, 'src/theme/palette.ts')).toBeUndefined());
  it('colourViolation checks style sheets', () =>
    expect(colourViolation(parseSourceFile('src/app/a.css', 'a{color:#fff}'))).toBeDefined());
});

describe('styleViolation', () => {
  const violation = (text: string) => styleViolation(parseSourceFile('src/ui/a.tsx', text));
  it.each([
    'const A = styled.div({ margin: 0 });',
    'const A = styled(Card)({ margin: 0 });',
    'const A = styled.div<Props>({ margin: 0 });',
    'const a = css({ margin: 0 });',
  ])('styleViolation rejects %s', (text) => expect(violation(text)).toBeDefined());
  it.each([
    'const A = styled.div`margin: 0;`;',
    'const A = styled.table(tableStyle);',
    "const A = styled('div', { shouldForwardProp: (prop) => prop !== 'gap' })`margin: 0;`;",
  ])('styleViolation allows %s', (text) => expect(violation(text)).toBeUndefined());
});
