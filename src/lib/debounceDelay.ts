/** Milliseconds after the last key until a typed text takes effect (docs/product.md, section 9). */
export const DEBOUNCE_DELAY = 350;
