/**
 * Pixels between a tooltip and its element (docs/product.md, "9. Business constants and limits").
 */
export const TOOLTIP_OFFSET = 6;
