/** Pixels between a tooltip and what it names (specification, point 9). */
export const TOOLTIP_OFFSET = 6;
