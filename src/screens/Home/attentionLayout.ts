import { lines } from '~/ui/table/lines';
import { belowWidth, tableLayout } from '~/ui/table/tableLayout';

const linesBelow = 480;

/** Where the table has no space for columns. */
export const narrowAttentionQuery = belowWidth(linesBelow);

export const attentionLayout = tableLayout({
  narrow: lines,
  narrowQuery: narrowAttentionQuery,
  rowHeight: '48px',
  mediumQueries: [belowWidth(576, linesBelow)],
});
