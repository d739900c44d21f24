import { describe, expect, it } from 'vitest';
import { colours } from '~/theme/colours';
import { rootCss } from '~/theme/rootCss';
import { theme } from '~/theme/theme';
import { contrastRatio } from '~~/tests/fixtures/contrastRatio';
import {
  nonTextContrastPairs,
  textContrastPairs,
  flattenTokens,
  contrastExemptions,
} from '~~/tests/fixtures/contrastPairs';

describe.each([
  ['light', colours.light],
  ['dark', colours.dark],
] as const)('%s theme', (_, tokens) => {
  const values = flattenTokens(tokens);
  const value = (name: string) => values.get(name) ?? `no token ${name}`;

  it.each(textContrastPairs)(
    '$foreground on $background has a text contrast of at least 4.5:1',
    ({ foreground, background }) => {
      expect(contrastRatio(value(foreground), value(background))).toBeGreaterThanOrEqual(4.5);
    },
  );

  it.each(nonTextContrastPairs)(
    '$foreground on $background has a non-text contrast of at least 3:1',
    ({ foreground, background }) => {
      expect(contrastRatio(value(foreground), value(background))).toBeGreaterThanOrEqual(3);
    },
  );
});

it('contrast pairs cover every colour token that is not exempt', () => {
  const paired = [...textContrastPairs, ...nonTextContrastPairs].flatMap(
    ({ foreground, background }) => [foreground, background],
  );
  expect(new Set([...paired, ...Object.keys(contrastExemptions)])).toEqual(
    new Set(flattenTokens(colours.light).keys()),
  );
  expect(Object.keys(contrastExemptions).filter((name) => paired.includes(name))).toEqual([]);
});

it('rootCss declares every variable that theme refers to, in both themes', () => {
  const css = rootCss();
  const references = [...new Set(JSON.stringify(theme).match(/(?<=var\()--[a-z0-9-]+/g))];
  expect(references.length).toBeGreaterThan(40);
  for (const name of references) {
    expect(css.split(`${name}:`), name).toHaveLength(3);
  }
});
