import type { ThemeTokens } from '../../src/theme/ThemeTokens';

/** A colour upon another, as parts of the console set them, by the tokens' names (`text.muted`). */
export interface ContrastPair {
  readonly foreground: string;
  readonly background: string;
}

const toneNames = ['accent', 'danger', 'warning', 'success', 'info'] as const;
const backgrounds = [
  'page',
  'raised',
  'sunken',
  'overlay',
  'control',
  'hover',
  'pressed',
  'selected',
].map((name) => `surface.${name}`);
const baseBackgrounds = ['page', 'raised', 'sunken', 'overlay', 'control'].map(
  (name) => `surface.${name}`,
);

/** Words on every ground that they are set on: 4.5:1 at least. */
export const textContrastPairs: readonly ContrastPair[] = [
  ...combine(['text.primary', 'text.muted'], backgrounds),
  ...toneNames.flatMap((tone) => [
    ...combine(['text.primary', `${tone}.text`], [`${tone}.subtle`]),
    ...combine([`${tone}.onSolid`], [`${tone}.solid`, `${tone}.solidHover`]),
    ...combine(
      [`${tone}.text`],
      ['page', 'raised', 'sunken', 'overlay', 'hover'].map((name) => `surface.${name}`),
    ),
  ]),
  ...combine(['accent.onSolid'], ['accent.solidPressed']),
  ...combine(['danger.onSolid'], ['danger.solidPressed']),
  ...combine(['surface.onInverse'], ['surface.inverse']),
];

/**
 * Edges of controls, the focus ring, status solids and chart marks, on every ground that they stand
 * on: 3:1 at least.
 */
export const nonTextContrastPairs: readonly ContrastPair[] = combine(
  [
    'border.control',
    'focus.ring',
    ...toneNames.map((tone) => `${tone}.solid`),
    ...['series1', 'series2', 'series3', 'series4'].map((name) => `chart.${name}`),
  ],
  baseBackgrounds,
);

/** Tokens that no contrast is asked of, and why. */
export const contrastExemptions: Readonly<Record<string, string>> = {
  'text.disabled':
    'What is disabled is exempt (WCAG 1.4.3); it is never the only way to learn something.',
  'border.hairline': 'Separates what the space around it separates already.',
  'border.strong': 'Marks the pointer over a control whose edge has its own contrast.',
  'chart.grid': 'A guide for the eye; the figures stand in the table below.',
  'surface.backdrop': 'Dims what lies behind a dialog.',
  'shadow.soft': 'A shadow.',
  'shadow.overlay': 'A shadow.',
  ...Object.fromEntries(
    toneNames.map((tone) => [
      `${tone}.border`,
      'The edge of a tinted box, which its ground and its words set apart.',
    ]),
  ),
};

/** All colour tokens by their names, with their values in a theme. */
export function tokensOf(theme: ThemeTokens): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(theme).flatMap(([group, tokens]) =>
      Object.entries(tokens as Record<string, string>).map(
        ([name, value]) => [`${group}.${name}`, value] as const,
      ),
    ),
  );
}

function combine(foregrounds: readonly string[], backgrounds: readonly string[]): ContrastPair[] {
  return foregrounds.flatMap((foreground) =>
    backgrounds.map((background) => ({ foreground, background })),
  );
}
