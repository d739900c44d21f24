/**
 * Milliseconds after the last key until a typed text takes effect (docs/product.md, "Business constants
 * and limits").
 */
export const DEBOUNCE_DELAY = 350;
