// @vitest-environment jsdom
import { css } from '@emotion/react';
import { insertStyles } from '@emotion/utils';
import { expect, it } from 'vitest';
import { createStyleCache } from '~/ui/layout/createStyleCache';

const insertedRules = () =>
  Array.from(document.querySelectorAll<HTMLStyleElement>('style[data-emotion="test"]'), (style) =>
    Array.from(
      style.sheet?.cssRules ?? [],
      ({ cssText }) => /\{\s*(.*?);?\s*\}/.exec(cssText)?.[1],
    ),
  );

it('createStyleCache gives the rules of each batch their own style element, in the order of insertion', async () => {
  // As in a build: elsewhere Emotion gives each rule an element.
  const cache = createStyleCache({ key: 'test', speedy: true });
  const insert = (width: number) => insertStyles(cache, css(`width: ${width}px`), true);
  insert(1);
  insert(2);
  await Promise.resolve();
  insert(3);
  expect(insertedRules()).toEqual([['width: 1px', 'width: 2px'], ['width: 3px']]);
});
