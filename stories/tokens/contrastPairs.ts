import type { ThemeTokens } from '~/theme/tokens';

/** A foreground and background used together in the console, by token name (`text.muted`). */
export interface ContrastPair {
  readonly foreground: string;
  readonly background: string;
}

const toneNames = ['accent', 'danger', 'warning', 'success', 'info'] as const;
const actionNames = ['accent', 'danger'] as const;
const hueNames = ['Indigo', 'Violet', 'Plum', 'Sky', 'Bronze'].map((name) => `monogram${name}`);
const baseBackgrounds = ['page', 'side', 'card', 'overlay', 'well', 'control'].map(
  (name) => `surface.${name}`,
);
const backgrounds = [
  ...baseBackgrounds,
  ...['hover', 'pressed', 'selected', 'chip'].map((name) => `surface.${name}`),
];

/** Text on every background it is used on: at least 4.5:1 (WCAG 1.4.3). */
export const textContrastPairs: readonly ContrastPair[] = [
  ...combine(['text.primary', 'text.muted'], backgrounds),
  ...toneNames.flatMap((tone) => [
    ...combine(['text.primary', `${tone}.text`], [`${tone}.subtle`]),
    ...combine([`${tone}.text`], [...baseBackgrounds, 'surface.hover']),
  ]),
  ...actionNames.flatMap((name) =>
    combine([`${name}.onSolid`], [`${name}.solid`, `${name}.solidHover`, `${name}.solidPressed`]),
  ),
  ...hueNames.flatMap((hue) => combine([`${hue}.text`], [`${hue}.background`])),
  // Selected rows.
  ...combine(
    ['text.muted', 'warning.text', 'danger.text'],
    ['accent.subtle', 'surface.selectedRowHover'],
  ),
  ...combine(['text.primary'], ['surface.selectedRowHover']),
  ...combine(['surface.onInverse'], ['surface.inverse']),
];

/**
 * Control borders, the focus ring, solid status colours, capacity bars and chart marks on every
 * background they are used on: at least 3:1 (WCAG 1.4.11).
 */
export const nonTextContrastPairs: readonly ContrastPair[] = [
  ...combine(
    ['border.control', 'focus.ring', ...toneNames.map((tone) => `${tone}.solid`)],
    baseBackgrounds,
  ),
  ...combine(['status.normal'], baseBackgrounds),
  ...combine(
    ['normal', 'low', 'out'].map((name) => `capacity.${name}`),
    [...baseBackgrounds, 'surface.hover'],
  ),
  ...combine(
    ['single', 'series1', 'series2', 'series3', 'series4'].map((name) => `chart.${name}`),
    ['surface.page', 'surface.card', 'chart.weekend'],
  ),
];

/** Tokens without a contrast requirement, and the reason. */
export const contrastExemptions: Readonly<Record<string, string>> = {
  'text.disabled':
    'Disabled controls are exempt (WCAG 1.4.3) and never the only source of information.',
  'border.hairline': 'Decorative: spacing separates the content as well.',
  'border.row': 'Decorative: spacing separates the rows as well.',
  'border.button': 'Decorative: a button is identified by its label.',
  'capacity.track': 'Decorative: the figures are beside the bar.',
  'chart.grid': 'Decorative: the figures are in the table below.',
  'surface.backdrop': 'Dims the page behind a dialog.',
  'shadow.soft': 'A shadow.',
  'shadow.overlay': 'A shadow.',
  'shadow.login': 'A shadow.',
  ...Object.fromEntries<string>([
    ...toneNames.map((tone): [string, string] => [
      `${tone}.border`,
      'Decorative: the tinted background and the text set the box apart.',
    ]),
    ...hueNames.map((hue): [string, string] => [
      `${hue}.ring`,
      'Decorative: the initials identify the tile.',
    ]),
  ]),
};

/** All colour tokens of a theme by their full names. */
export function flattenTokens(theme: ThemeTokens): ReadonlyMap<string, string> {
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
