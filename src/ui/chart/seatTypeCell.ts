import { css } from '@emotion/react';
import { seriesColours, seriesFill, seriesPlace } from '~/ui/chart/seriesStyle';
import { staticClassName } from '~/ui/style';
import type { CellProps } from '~/ui/table/Column';
import { capitalStyle } from '~/ui/text';

/**
 * The props of a table cell with the name of a seat type, which shows the type's colour before it.
 * A name that is too long is clipped.
 * @param index of the seat type among those of the organization, as in the chart
 */
export function seatTypeCellProps(index: number, seatType: string | null): CellProps {
  return { className: classes[seriesPlace(index)], title: seatType ?? undefined };
}

/**
 * The colour is a pseudo-element, because Daily Seats has a row for each type and day. It is out of
 * flow: content before the first letter would keep that from being a capital.
 */
const classes = seriesColours.map((_, place) =>
  staticClassName(css`
    overflow: clip;
    text-indent: 16px;
    text-overflow: ellipsis;
    white-space: nowrap;
    ${capitalStyle}
    &::before {
      content: '';
      display: block;
      position: absolute;
      inline-size: 8px;
      block-size: 8px;
      margin-block-start: 6px;
      border-radius: 2px;
      ${seriesFill(place)}
      @media (forced-colors: active) {
        inline-size: 12px;
        block-size: 12px;
        margin-block-start: 4px;
        border: 1px solid CanvasText;
      }
    }
  `),
);
