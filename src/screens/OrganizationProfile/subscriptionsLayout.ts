import { lines } from '~/ui/table/lines';
import { belowWidth, tableLayout } from '~/ui/table/tableLayout';

const linesBelow = 674;
const tallLinesBelow = 420;

/** Where the panel, which two columns make narrow on medium screens too, has no space for all columns. */
export const subscriptionLinesQuery = belowWidth(linesBelow, tallLinesBelow);
/** Where it has none for the bar beside the name either. */
export const tallSubscriptionLinesQuery = belowWidth(tallLinesBelow);

export const subscriptionsLayout = tableLayout({
  narrow: lines,
  narrowQuery: belowWidth(linesBelow),
  tallQuery: tallSubscriptionLinesQuery,
});
