import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { withoutPrefixer, withoutUnusedFeatures, withPureComponents } from '~~/vite/trimPackages';

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

describe('withoutUnusedFeatures, with the installed version of React Router', () => {
  const folder = 'node_modules/react-router/dist/production/';
  const original = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .map((name) => readFileSync(folder + name, 'utf8'))
    .find((code) => code.includes('function createRouter('));
  const trimmed = withoutUnusedFeatures(original ?? '');

  it.each([
    ['fetchers', 'fetch: fetch2'],
    ['actions', ' && isMutationMethod(opts.submission.formMethod)'],
    ['submissions', '!isSubmissionNavigation(opts)'],
    ['routes added later', 'init.patchRoutesOnNavigation'],
    ['routes added later, by the router', '    patchRoutes,\n'],
    ['routes added later, in loaders', 'if (isFogOfWar)'],
    ['view transitions', 'let isViewTransitionAvailable = router'],
    ['server rendering', ' || parseHydrationData()'],
    ['React Server Components', 'if (this.context)'],
    ['instrumentation', 'init.instrumentations'],
  ])('removes the conditions of %s', (_, condition) => {
    expect(original).toContain(condition);
    expect(trimmed).not.toContain(condition);
  });

  it('leaves code that parses', () => {
    expect(parseSync('router.mjs', trimmed).errors).toEqual([]);
  });
});
