/** The states of a fill, and the text on it. */
const action = ['solidHover', 'solidPressed', 'onSolid'] as const;

/** Text, a tinted background with its border, and a fill for marks. */
const tone = ['text', 'subtle', 'border', 'solid'] as const;

const monogram = ['background', 'text', 'ring'] as const;

/**
 * The names of every value that depends on the theme. `colours` has their values, `theme`
 * refers to them as CSS variables: `surface.onInverse` is `var(--surface-on-inverse)`.
 */
export const tokens = {
  text: ['primary', 'muted', 'disabled'],
  surface: [
    /** The background of a screen. */
    'page',
    /** The side menu and the login, below the page. */
    'side',
    'card',
    /** Dialogs, menus and toasts. */
    'overlay',
    /** Code, previews, sticky headers. */
    'well',
    /** The background of inputs and secondary buttons. */
    'control',
    'hover',
    'pressed',
    /** The current menu item. */
    'selected',
    'selectedRow',
    /** A selected row under the pointer. */
    'selectedRowHover',
    /** The selected option of a segmented control. */
    'chip',
    /** Inverted colours, for tooltips and the mark. */
    'inverse',
    'onInverse',
    /** The backdrop of a dialog. */
    'backdrop',
  ],
  border: [
    'hairline',
    /** Between the rows of a table. */
    'row',
    /** Around a secondary button. */
    'button',
    /** Around an input: at least 3:1. */
    'control',
  ],
  accent: [...tone, ...action],
  danger: [...tone, ...action],
  /** Also marks organizations that are low on seats. */
  warning: tone,
  success: tone,
  info: tone,
  focus: ['ring'],
  shadow: ['soft', 'overlay', 'login'],
  /** The dot of a usual status. */
  status: ['normal'],
  /** The capacity bar. */
  capacity: ['normal', 'track', 'low', 'out'],
  chart: ['series1', 'series2', 'series3', 'series4', 'weekend'],
  monogramIndigo: monogram,
  monogramViolet: monogram,
  monogramPlum: monogram,
  monogramSky: monogram,
  monogramBronze: monogram,
} as const;

type Tokens = typeof tokens;

/** A value for each token. */
export type ThemeTokens = {
  readonly [Group in keyof Tokens]: Readonly<Record<Tokens[Group][number], string>>;
};

/** The name of a token's CSS variable. */
export function variableName(group: string, token: string): string {
  return `--${group}-${token}`.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
