import { css } from '@emotion/react';
import { staticClassName } from './staticClassName';

/**
 * Figures of one width each, that never break: they line up under each other in a column aligned to
 * its end.
 */
export const numericClass = staticClassName(css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`);
