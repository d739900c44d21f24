import { theme } from '~/theme/theme';
import { cards } from '~/ui/table/cards';
import { lines } from '~/ui/table/lines';
import { belowWidth, tableLayout } from '~/ui/table/tableLayout';

/** Rows are cards on small screens. */
export const sampleCards = tableLayout({
  narrow: cards,
  narrowQuery: theme.media.belowMedium,
});

/** Rows are cards where the table is narrow; before that, it has fewer columns. */
export const sampleMediumCards = tableLayout({
  narrow: cards,
  narrowQuery: belowWidth(620),
  mediumQueries: [belowWidth(950, 620)],
});

/** Rows are lines on small screens; at medium widths, there are fewer columns. */
export const sampleLines = tableLayout({
  narrow: lines,
  narrowQuery: theme.media.belowMedium,
  mediumQueries: [theme.media.fromMedium, belowWidth(900)],
});
