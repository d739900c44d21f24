import { css } from '@emotion/react';
import { classOf } from './classOf';

/**
 * Figures of one width each, that never break: they line up under each other in a column aligned to
 * its end.
 */
export const figureClass = classOf(css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`);
