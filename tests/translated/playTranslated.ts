import { afterEach, beforeEach, expect } from 'vitest';
import { translateTexts } from '../setup/translateTexts';

/**
 * Translates each text of a story as soon as it appears, and fails if React changes one afterwards
 * that is no longer in the page: the user would see the old one. React throws if it removes one.
 */
const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
const translation = new MutationObserver(translateTexts);
let staleTexts: string[] = [];

beforeEach(() => {
  staleTexts = [];
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, text: string) {
      if (!this.isConnected) staleTexts.push(`"${this.data}" instead of "${text}"`);
      nodeValue?.set?.call(this, text);
    },
  });
  translation.observe(document.body, { childList: true, subtree: true });
});

afterEach(() => {
  translation.disconnect();
  Reflect.deleteProperty(Text.prototype, 'nodeValue');
  expect(staleTexts).toEqual([]);
});
