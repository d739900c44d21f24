import { css } from '@emotion/react';
import { staticClassName } from '~/ui/layout/staticClassName';
import { lineStyle } from './narrowRows';

/** Where a table with `narrowLines` has fewer columns. */
export const linesWidth = '@container table (max-width: 575.98px)';

/** For a table's `narrow`: rows of two lines, with fewer columns where the table itself is narrow. */
export const narrowLines = staticClassName(css`
  --row-height: 48px;
  && {
    ${linesWidth} {
      ${lineStyle}
    }
  }
`);
