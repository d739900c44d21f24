import { lines } from '~/ui/table/lines';
import { belowWidth, tableLayout } from '~/ui/table/tableLayout';

/** In pixels. */
export const tokenLinesBelow = 620;

/** Where the table has no space for all columns, but is none of lines. */
export const mediumTokensQuery = belowWidth(950, tokenLinesBelow);

export const tokenLinesQuery = belowWidth(tokenLinesBelow);

export const tokensLayout = tableLayout({
  narrow: lines,
  narrowQuery: tokenLinesQuery,
  tallQuery: tokenLinesQuery,
  mediumQueries: [mediumTokensQuery],
});
