import { theme } from '~/theme/theme';

/**
 * The colours of seat types wherever they are shown, by index. The first, without a hue, is for the
 * only one. From the sixth on the others repeat.
 */
export const seriesColours = [
  theme.chart.single,
  theme.chart.series1,
  theme.chart.series2,
  theme.chart.series3,
  theme.chart.series4,
] as const;

/** The place among the colours of a seat type, given by its index. */
export function seriesPlace(index: number): number {
  return index === 0 ? 0 : 1 + ((index - 1) % (seriesColours.length - 1));
}

/** By place: what tells types apart where colours may be missing. */
const textures = [
  '',
  '',
  'repeating-linear-gradient(135deg, LINE 0 1px, BACK 1px 4px)',
  'radial-gradient(LINE 1px, BACK 1.5px) 0 0 / 4px 4px',
  'repeating-linear-gradient(45deg, LINE 0 1px, BACK 1px 4px)',
];

/**
 * The fill of a bar or a swatch: its colour, with a texture in print and, in system colours, in
 * forced-colors mode.
 */
export function seriesFill(index: number): string {
  const place = seriesPlace(index);
  const colour = seriesColours[place] ?? theme.chart.single;
  const texture = (line: string, back: string) =>
    textures[place]?.replace('LINE', line).replace('BACK', back) || line;
  return `
    background: ${colour};
    ${theme.printColours};
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
