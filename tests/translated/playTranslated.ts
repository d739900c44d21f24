import { afterEach, beforeEach, expect } from 'vitest';
import { translateTexts } from '../setup/translateTexts';

const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
const translation = new MutationObserver(translateTexts);
let staleTexts: string[] = [];

/** Translates each text of a story as soon as it appears. */
beforeEach(() => {
  staleTexts = [];
  translation.observe(document.body, { childList: true, subtree: true });
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, text: string) {
      if (!this.isConnected) staleTexts.push(`"${this.data}" instead of "${text}"`);
      nodeValue?.set?.call(this, text);
    },
  });
});

/**
 * React sets the `nodeValue` of a text that changes: if it is no longer in the page, the page shows
 * the old one. React throws if it removes such a text, which fails the story too.
 */
afterEach(() => {
  translation.disconnect();
  Reflect.deleteProperty(Text.prototype, 'nodeValue');
  expect(staleTexts).toEqual([]);
});
