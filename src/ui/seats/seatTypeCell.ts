import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { seriesColour, seriesColours } from '~/ui/chart/seriesStyle';
import { staticClassName } from '~/ui/style';
import { capitalStyle } from '~/ui/text';
import type { CellProps } from '~/ui/table/Column';

/**
 * The props of a table cell with the name of a seat type, which shows the type's colour before it.
 * A name that is too long is clipped.
 * @param index of the seat type among those of the organization, as in the chart
 */
export function seatTypeCellProps(index: number, seatType: string | null): CellProps {
  return { className: classes.get(seriesColour(index)), title: seatType ?? undefined };
}

/** In forced colours, by place among the colours: like the textures of the chart (`seriesStyle`). */
const forcedFills = [
  'CanvasText',
  'CanvasText',
  'repeating-linear-gradient(135deg, CanvasText 0 1px, Canvas 1px 4px)',
  'radial-gradient(CanvasText 1px, Canvas 1.5px) 0 0 / 4px 4px',
  'repeating-linear-gradient(45deg, CanvasText 0 1px, Canvas 1px 4px)',
];

/**
 * The colour is a pseudo-element, because Daily Seats has a row for each type and day. It is out of
 * flow: content before the first letter would keep that from being a capital.
 */
const classes = new Map(
  seriesColours.map((colour, place) => [
    colour,
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
        background: ${colour};
        ${theme.printColours};
        @media (forced-colors: active) {
          forced-color-adjust: none;
          inline-size: 12px;
          block-size: 12px;
          margin-block-start: 4px;
          border: 1px solid CanvasText;
          background: ${forcedFills[place]};
        }
      }
    `),
  ]),
);
