import { theme } from '~/theme/theme';

/** The colours of series, and of seat types wherever they are shown, by index; they repeat. */
export const seriesColours = [
  theme.chart.series1,
  theme.chart.series2,
  theme.chart.series3,
  theme.chart.series4,
] as const;
