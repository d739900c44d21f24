import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { withoutFetchers, withoutPrefixer, withPureComponents } from '~~/vite/trimPackages';

it('withPureComponents marks calls as pure and removes display names', () => {
  const code = `var Link = React10.forwardRef(\n  function LinkWithRef() {}\n);\nLink.displayName = "Link";\nvar Route = React.createContext(null);`;
  expect(withPureComponents(code)).toBe(
    `var Link = /* @__PURE__ */ React10.forwardRef(\n  function LinkWithRef() {}\n);\n\nvar Route = /* @__PURE__ */ React.createContext(null);`,
  );
});

it('withoutPrefixer finds the prefixer of the installed version of Emotion', () => {
  const code = readFileSync(
    'node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js',
    'utf8',
  );
  expect(withoutPrefixer(code)).toContain('defaultStylisPlugins = []');
  expect(withoutPrefixer(code)).not.toContain('[prefixer]');
});

it('withoutFetchers finds the fetchers of the installed version of React Router', () => {
  const folder = 'node_modules/react-router/dist/production/';
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(folder + name, 'utf8'));
  const changed = files.filter((code) => withoutFetchers(code) !== code);
  expect(changed).toHaveLength(1);
  expect(changed[0]).toContain('function createRouter(');
});
