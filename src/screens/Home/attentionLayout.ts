import { lines } from '~/ui/table/lines';
import { belowWidth, tableLayout } from '~/ui/table/tableLayout';

/** Where the table has no space for all columns. */
export const narrowAttentionQuery = belowWidth(576);

export const attentionLayout = tableLayout({
  narrow: lines,
  narrowQuery: narrowAttentionQuery,
  rowHeight: '48px',
});
