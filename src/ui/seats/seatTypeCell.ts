import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { seriesColours } from '~/ui/chart/seriesStyle';
import { staticClassName } from '~/ui/layout/staticClassName';
import type { CellAttributes } from '~/ui/table/Column';

/**
 * Attributes of a table cell with the name of a seat type, which show the type's colour before it.
 * @param index of the seat type among those of the organization, as in the chart
 */
export function seatTypeCellAttributes(index: number): CellAttributes {
  return { className: classes[index % classes.length] };
}

/**
 * The colour is a pseudo-element, because Daily Seats has a row for each type and day. Without
 * forced colours only: the name says the same.
 */
const classes = seriesColours.map((colour) =>
  staticClassName(css`
    &::before {
      content: '';
      display: inline-block;
      inline-size: 8px;
      block-size: 8px;
      margin-inline-end: ${theme.space[2]};
      border-radius: 2px;
      background: ${colour};
      ${theme.printColours};
      @media (forced-colors: active) {
        display: none;
      }
    }
  `),
);
