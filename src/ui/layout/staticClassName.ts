import createCache from '@emotion/cache';
import type { SerializedStyles } from '@emotion/react';
import { insertStyles } from '@emotion/utils';

const cache = createCache({ key: 'ui' });

/**
 * The class of a constant style, inserted into the page at once. For elements that occur in every
 * row of a list: an element styled by the `css` prop is rendered through three components, one with
 * a class through none. And for animations: keyframes inserted later make the browser recalculate
 * the styles of the whole page.
 */
export function staticClassName(style: SerializedStyles): string {
  insertStyles(cache, style, true);
  return `${cache.key}-${style.name}`;
}
