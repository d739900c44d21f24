import { theme } from '~/theme/theme';
import { lines } from '~/ui/table/lines';
import { belowWidth, tableLayout } from '~/ui/table/tableLayout';

/** Rows are lines on small screens, which also have other controls than a table header. */
export const narrowListQuery = theme.media.belowMedium;

/** Where the table has no space for dates, and for the status of exceptions only. */
export const smallListQuery = belowWidth(700);

export const listLayout = tableLayout({
  narrow: lines,
  narrowQuery: narrowListQuery,
  rowHeight: '48px',
  mediumQueries: [theme.media.fromMedium, belowWidth(900)],
  smallQuery: smallListQuery,
});
