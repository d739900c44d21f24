/**
 * Rows of a panel of home: at 1280 x 800 all panels are in view without scrolling. Without "Recently
 * viewed" there is space for more.
 */
export const homeRows = { beside: 5, alone: 8 };
