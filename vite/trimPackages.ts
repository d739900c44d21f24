import type { Plugin } from 'vite';

/**
 * Lets the bundler drop what the console doesn't use of two packages that every page loads, 6 kB
 * (brotli) together:
 *
 * - React Router's components are results of calls without a pure annotation, with assignments to
 *   `displayName`, which a bundler must keep.
 * - The router has a method for fetchers, which the console doesn't use.
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
          : withoutFetchers(withPureComponents(code)),
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

/** Removes `fetch` from the router, and so everything that only fetchers call. */
export function withoutFetchers(code: string): string {
  return code.replace(/^ +fetch: fetch2,$/m, '');
}

/** Empties the list of Emotion's default plugins. */
export function withoutPrefixer(code: string): string {
  return code.replace('defaultStylisPlugins = [prefixer]', 'defaultStylisPlugins = []');
}
