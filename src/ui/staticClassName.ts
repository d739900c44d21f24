import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { insertStyles } from '@emotion/utils';

const cache = createCache({ key: 'ui' });

/**
 * The class of a style that never changes, put into the page at once. For what stands in every row
 * of a list: an element that takes its style by `css` is rendered through three components of its
 * own, one with a class through none. And for what moves: keyframes that come when they are first
 * needed have the browser style the whole page anew.
 */
export function staticClassName(style: SerializedStyles): string {
  insertStyles(cache, style, true);
  return `${cache.key}-${style.name}`;
}
