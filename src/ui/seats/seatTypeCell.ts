import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { seriesColour, seriesColours } from '~/ui/chart/seriesStyle';
import { staticClassName } from '~/ui/layout/staticClassName';
import { capitalStyle } from '~/ui/text/capitalStyle';
import type { CellProps } from '~/ui/table/Column';

/**
 * The props of a table cell with the name of a seat type, which shows the type's colour before it.
 * @param index of the seat type among those of the organization, as in the chart
 */
export function seatTypeCellProps(index: number): CellProps {
  return { className: classes.get(seriesColour(index)) };
}

/**
 * The colour is a pseudo-element, because Daily Seats has a row for each type and day. It is out of
 * flow: content before the first letter would keep that from being a capital. Without forced colours
 * only: the name says the same.
 */
const classes = new Map(
  seriesColours.map((colour) => [
    colour,
    staticClassName(css`
      text-indent: 16px;
      ${capitalStyle}
      &::before {
        content: '';
        display: block;
        position: absolute;
        inline-size: 8px;
        block-size: 8px;
        margin-block-start: 6px;
        border-radius: 2px;
        background: ${colour};
        ${theme.printColours};
        @media (forced-colors: active) {
          display: none;
        }
      }
    `),
  ]),
);
