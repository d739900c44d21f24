import { describe, expect, it } from 'vitest';
import { dark } from '../../../src/theme/dark';
import { light } from '../../../src/theme/light';
import { rootCss } from '../../../src/theme/rootCss';
import { theme } from '../../../src/theme/theme';
import { contrast } from '../../../stories/tokens/contrast';
import { markPairs, textPairs, tokensOf, withoutContrast } from '../../../stories/tokens/pairs';

describe.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s theme', (_, tokens) => {
  const values = tokensOf(tokens);
  const value = (name: string) => values.get(name) ?? `no token ${name}`;

  it.each(textPairs)('$front on $ground: text at 4.5:1', ({ front, ground }) => {
    expect(contrast(value(front), value(ground))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(markPairs)('$front on $ground: mark at 3:1', ({ front, ground }) => {
    expect(contrast(value(front), value(ground))).toBeGreaterThanOrEqual(3);
  });
});

it('asks contrast of every colour, or says why not', () => {
  const paired = [...textPairs, ...markPairs].flatMap(({ front, ground }) => [front, ground]);
  expect(new Set([...paired, ...Object.keys(withoutContrast)])).toEqual(
    new Set(tokensOf(light).keys()),
  );
  expect(Object.keys(withoutContrast).filter((name) => paired.includes(name))).toEqual([]);
});

it('declares every variable that the tokens refer to, in both themes', () => {
  const css = rootCss();
  const references = [...new Set(JSON.stringify(theme).match(/(?<=var\()--[a-z0-9-]+/g))];
  expect(references.length).toBeGreaterThan(40);
  for (const name of references) {
    expect(css.split(`${name}:`), name).toHaveLength(3);
  }
});
