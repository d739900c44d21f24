/**
 * Pixels between a tooltip and its element (docs/product.md, "Business constants and limits").
 */
export const TOOLTIP_OFFSET = 6;
