import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { insertStyles } from '@emotion/utils';

/** A class attribute of those classes that apply. */
export function classNames(
  ...classes: readonly (string | false | undefined)[]
): string | undefined {
  return classes.filter(Boolean).join(' ') || undefined;
}

/**
 * The cache of all styles. With a single one, styles keep the order in which they are inserted: those
 * of a styled component come after the static class that they override. Without emotion's prefixer, which
 * ran over the 235 rules of a first profile: `theme` has the two prefixes that browsers still need.
 */
export const emotionCache = createCache({ key: 'css', stylisPlugins: [] });

/**
 * The class of a constant style, inserted into the page when its module is loaded: after those of the
 * modules that it imports, which it can override. A styled component renders two components around each
 * element, a class none; and keyframes inserted later make the browser recalculate the styles of the whole
 * page.
 */
export function staticClassName(style: SerializedStyles): string {
  insertStyles(emotionCache, style, true);
  return `${emotionCache.key}-${style.name}`;
}
