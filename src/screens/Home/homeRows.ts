/** Rows of a panel of home: at 1280 x 800 all panels are in view without scrolling. */
export const homeRows = 5;

/** Rows of "Needs attention" while "Recently viewed", which is below it, is not shown. */
export const homeRowsWithoutRecent = 8;
