import { parseSync, Visitor, type Plugin } from 'vite';
import { theme } from '../src/theme/theme';

/**
 * Replaces the theme's values (`theme.space[4]`) by what they are. The theme is then neither
 * downloaded nor read at run time, and most of Emotion's templates become constants.
 */
export function inlineTheme(): Plugin {
  return {
    name: 'ams:inline-theme',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: /\btheme\/theme'/ },
      handler: (code, id) => ({ code: inlineThemeValues(id, code), map: null }),
    },
  };
}

/** Inlines the theme's values in a module that imports it; leaves all other code unchanged. */
export function inlineThemeValues(id: string, code: string): string {
  const values = new Map<number, { readonly end: number; readonly value: unknown }>();
  new Visitor({
    MemberExpression({ start, end }) {
      const path = /^theme((?:\.\w+|\[\d+\])+)$/.exec(code.slice(start, end))?.[1];
      const value = path === undefined ? undefined : themeValue(path.match(/\w+/g) ?? []);
      // `theme.space[4]` contains `theme.space`, which is visited later.
      if (value !== undefined && !values.has(start)) values.set(start, { end, value });
    },
  }).visit(parseSync(id, code).program);
  let inlined = '';
  let position = 0;
  for (const [start, { end, value }] of [...values].toSorted(([a], [b]) => a - b)) {
    const isInterpolation = code.slice(start - 2, start) === '${' && code[end] === '}';
    const margin = isInterpolation ? { before: 2, after: 1 } : { before: 0, after: 0 };
    inlined += code.slice(position, start - margin.before);
    inlined += isInterpolation ? escapeTemplate(String(value)) : literal(value);
    position = end + margin.after;
  }
  return inlined + code.slice(position);
}

function themeValue(path: readonly string[]): unknown {
  let value: unknown = theme;
  for (const key of path) {
    // A method of a value, such as `replace`, isn't part of the theme.
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as Record<string, unknown>)[key];
  }
  return value;
}

/** In parentheses if it is an object: an arrow function's body may start with it. */
function literal(value: unknown): string {
  const json = JSON.stringify(value);
  return typeof value === 'object' ? `(${json})` : json;
}

function escapeTemplate(text: string): string {
  return text.replace(/[`\\]|\$\{/g, '\\$&');
}
