import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/style';
import type { CellProps } from '~/ui/table/TableRow';
import { capitalStyle } from '~/ui/text';

/** The colours of seat types wherever they are shown, by index. From the fifth on they repeat. */
const seriesColours = [
  theme.chart.series1,
  theme.chart.series2,
  theme.chart.series3,
  theme.chart.series4,
] as const;

/** By place: what tells types apart where colours may be missing. */
const textures = [
  '',
  'repeating-linear-gradient(135deg, LINE 0 1px, BACK 1px 4px)',
  'radial-gradient(LINE 1px, BACK 1.5px) 0 0 / 4px 4px',
  'repeating-linear-gradient(45deg, LINE 0 1px, BACK 1px 4px)',
];

/** A colour, with a texture in print and, in system colours, in forced-colors mode. */
function seriesFill(colour: string, place: number): string {
  const texture = (line: string, back: string) =>
    textures[place]?.replace('LINE', line).replace('BACK', back) || line;
  return `
    background: ${colour};
    ${theme.keepColours};
    @media print {
      background: ${texture(textures[place] ? theme.surface.card : colour, colour)};
      background-clip: content-box;
    }
    @media (forced-colors: active) {
      forced-color-adjust: none;
      background: ${texture('CanvasText', 'Canvas')};
      background-clip: content-box;
    }
  `;
}

const fillClasses = seriesColours.map((colour, place) =>
  staticClassName(css(seriesFill(colour, place))),
);

/** The class of a bar or a swatch, which fills it. */
export function seriesClass(index: number): string | undefined {
  return fillClasses[index % fillClasses.length];
}

/**
 * The props of a table cell with the name of a seat type, which shows the type's colour before it.
 * @param index of the seat type among those of the organization, as in the chart
 */
export function seatTypeCellProps(index: number): CellProps {
  return { className: cellClasses[index % cellClasses.length] };
}

/**
 * The colour is a pseudo-element, because Daily Seats has a row for each type and day. It is out of
 * flow: content before the first letter would keep that from being a capital.
 */
const cellClasses = seriesColours.map((colour, place) =>
  staticClassName(css`
    text-indent: 16px;
    && {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    ${capitalStyle}
    &::before {
      content: '';
      display: block;
      position: absolute;
      ${theme.square('8px')};
      margin-block-start: 6px;
      border-radius: 2px;
      ${seriesFill(colour, place)}
      @media (forced-colors: active) {
        ${theme.square('12px')};
        margin-block-start: 4px;
        border: 1px solid CanvasText;
      }
    }
  `),
);
