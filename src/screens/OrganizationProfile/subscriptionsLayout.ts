import { cards } from '~/ui/table/cards';
import { belowWidth, tableLayout } from '~/ui/table/tableLayout';

/** In pixels: where the panel is too narrow for the columns, which in two columns it is on medium screens too. */
export const subscriptionCardsBelow = 674;

export const subscriptionsLayout = tableLayout({
  narrow: cards,
  narrowQuery: belowWidth(subscriptionCardsBelow),
});
