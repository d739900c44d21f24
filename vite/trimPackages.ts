import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what the console doesn't use of two packages that every page loads, 9 kB
 * (brotli) together:
 *
 * - React Router's components are results of calls without a pure annotation, with assignments to
 *   `displayName`, which a bundler must keep.
 * - The router has features that the console doesn't use, such as fetchers and actions.
 * - Emotion adds vendor prefixes by default; of the properties that the console uses only
 *   `user-select` needs one, which its styles include.
 */
export function trimPackages(): Plugin {
  return {
    name: 'ams:trim-packages',
    apply: 'build',
    transform: {
      filter: { id: /\/node_modules\/(react-router|@emotion\/cache)\/.*js$/ },
      handler: (code, id) => ({
        code: id.includes('@emotion')
          ? withoutPrefixer(code)
          : withoutUnusedFeatures(withPureComponents(code)),
        map: null,
      }),
    },
  };
}

/** Removes display names, and marks the calls that create components and contexts as pure. */
export function withPureComponents(code: string): string {
  return code
    .replace(/^\w+\.displayName = [^;]*;$/gm, '')
    .replace(/= (React\d*\.(?:forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ $1');
}

/** Code that leads to features the console doesn't use, and the constants that replace it. */
const unusedFeatures: readonly (readonly [RegExp, string])[] = [
  // Fetchers
  [/^ +(?:fetch: fetch2|getFetcher|resetFetcher),$/gm, ''],
  // Actions: all requests of loaders are GET.
  [/(?<!function )\bisMutationMethod\([\w.]+\)/g, 'false'],
  [/(?<!function )\bisSubmissionNavigation\(opts\)/g, 'false'],
  // Routes added later ("fog of war")
  [/\binit\.patchRoutesOnNavigation\b/g, 'undefined'],
  [/^ +(?:patchRoutes|_internalSetRoutes),$/gm, ''],
  [/^ +fogOfWar\.active = false;$/gm, ''],
  [/\bfogOfWar\.active\b/g, 'false'],
  [/\(isFogOfWar\)/g, '(false)'],
  [/\(!isFogOfWar\)/g, '(true)'],
  // View transitions of navigations
  [/(\blet isViewTransitionAvailable =)[^;]+;/g, '$1 false;'],
  // State of pages that a server has rendered
  [/ \|\| parseHydrationData\(\)/g, ''],
  // React Server Components
  [/^RenderErrorBoundary\.contextType = RSCRouterContext;$/gm, ''],
  [/\bif \(this\.context\b/g, 'if (false'],
  // Instrumentation
  [/\binit\.instrumentations\b/g, 'undefined'],
];

/** Replaces conditions by constants, so that the bundler removes the code behind them. */
export function withoutUnusedFeatures(code: string): string {
  return unusedFeatures.reduce((text, [pattern, answer]) => text.replaceAll(pattern, answer), code);
}

/** Empties the list of Emotion's default plugins. */
export function withoutPrefixer(code: string): string {
  return code.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');
}
