import { css } from '@emotion/react';
import { staticClassName } from '~/ui/layout/staticClassName';

/** Tabular figures without line breaks, so that numbers line up in an end-aligned column. */
export const numericClass = staticClassName(css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`);
