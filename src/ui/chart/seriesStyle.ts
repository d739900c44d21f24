import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { theme } from '~/theme/theme';

/**
 * The colours of series, and of seat types wherever they are shown, by index. The first, without a hue,
 * is for the only series of a chart. From the sixth on the others repeat.
 */
export const seriesColours = [
  theme.chart.single,
  theme.chart.series1,
  theme.chart.series2,
  theme.chart.series3,
  theme.chart.series4,
] as const;

/**
 * Path data for a 6 px tile: none, rising, dots, falling, horizontal, vertical, grid. With four
 * colours, combinations repeat from the 29th series on.
 */
const textures = [
  '',
  'M-1 1 1-1M-1 7 7-1M5 7 7 5',
  'M1 1.5h1M4 4.5h1',
  'M-1 5 1 7M-1-1 7 7M5-1 7 1',
  'M0 3h6',
  'M3 0v6',
  'M0 3h6M3 0v6',
];

/** The colour and texture of a series, given by its index. */
export function seriesStyle(seriesIndex: number): { colour: string; texture: string } {
  return {
    colour: seriesColour(seriesIndex),
    texture: textures[Math.max(0, seriesIndex - 1) % textures.length] ?? '',
  };
}

/** The colour of a series, given by its index: 0 for the only one, otherwise from 1 on. */
export function seriesColour(seriesIndex: number): string {
  const place = seriesIndex === 0 ? 0 : 1 + ((seriesIndex - 1) % (seriesColours.length - 1));
  return seriesColours[place] ?? seriesColours[0];
}

/**
 * The fill of a series' marks, as variables for `seriesMarkStyle`: its colour, and its pattern
 * defined by the chart with this id, unless the series is plain.
 */
export function seriesFill(chartId: string, seriesIndex: number): CSSProperties {
  const { colour, texture } = seriesStyle(seriesIndex);
  return {
    '--colour': colour,
    ...(texture !== '' && { '--pattern': `url(#${patternId(chartId, seriesIndex)})` }),
  } as CSSProperties;
}

export function patternId(chartId: string, seriesIndex: number): string {
  return `${chartId}-${seriesIndex}`;
}

/**
 * The fill of a mark. Its texture shows only where colours may be missing: in print and in
 * forced-colors mode, where textured marks get an outline and plain ones the text colour.
 */
export const seriesMarkStyle = css`
  fill: var(--colour);
  @media print {
    fill: var(--pattern, var(--colour));
  }
  @media (forced-colors: active) {
    fill: var(--pattern, CanvasText);
    stroke: CanvasText;
    stroke-width: 1;
  }
`;
