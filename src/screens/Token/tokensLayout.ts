import { cards } from '~/ui/table/cards';
import { belowWidth, tableLayout } from '~/ui/table/tableLayout';

const cardsBelow = 620;

/** Where the table has no space for all columns, but is none of cards. */
export const mediumTokensQuery = belowWidth(950, cardsBelow);

export const tokensLayout = tableLayout({
  narrow: cards,
  narrowQuery: belowWidth(cardsBelow),
  mediumQueries: [mediumTokensQuery],
});
