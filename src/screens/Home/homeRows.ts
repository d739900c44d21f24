/** Entries of a panel: at 1280 x 800 all panels of home are in view without scrolling. */
export const homeRows = 5;
