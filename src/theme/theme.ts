import { tokens, variableName, type ThemeTokens } from './tokens';

const breakpoint = { medium: 768, large: 1024 } as const;
const colours = references();

/**
 * All values that components may use for styling. Colours refer to the variables declared by
 * `rootCss`, so switching the theme re-renders nothing.
 */
export const theme = {
  ...colours,
  /** Steps of the 4 px grid. */
  space: {
    1: '4px',
    2: '8px',
    3: '12px',
    4: '16px',
    5: '20px',
    6: '24px',
    8: '32px',
    10: '40px',
    12: '48px',
    16: '64px',
  },
  radius: { small: '4px', control: '6px', card: '10px', dialog: '12px', full: '9999px' },
  fontFamily: {
    sans: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  },
  /**
   * Font size and line height, as declarations. Keys are pixels at the browser's default of 16;
   * values are rem, to follow the user's font size setting.
   */
  type: {
    12: 'font-size:0.75rem;line-height:1.3333',
    13: 'font-size:0.8125rem;line-height:1.5385',
    14: 'font-size:0.875rem;line-height:1.4286',
    16: 'font-size:1rem;line-height:1.5',
    20: 'font-size:1.25rem;line-height:1.4;letter-spacing:-0.015em',
  },
  /** Declarations that several components share. */
  square: (size: string) => `inline-size:${size};block-size:${size}`,
  /** Text on one line, which ends in an ellipsis where it doesn't fit. */
  ellipsis: 'overflow:hidden;text-overflow:ellipsis;white-space:nowrap',
  focusRing: `outline:2px solid ${colours.focus.ring};outline-offset:2px`,
  /** What lies above the page. In forced-colors mode, which removes shadows, its outline is visible. */
  overlay: `background:${colours.surface.overlay};box-shadow:${colours.shadow.overlay};outline:1px solid transparent;outline-offset:-1px`,
  /**
   * Keeps colours that mean something in print and in forced-colors mode. Chrome before 136 knows only
   * the prefixed name, which Emotion doesn't add.
   */
  keepColours: 'forced-color-adjust:none;-webkit-print-color-adjust:exact;print-color-adjust:exact',
  /** The same for Safari. */
  unselectable: '-webkit-user-select:none;user-select:none',
  fontWeight: { regular: 400, medium: 500, semibold: 600 },
  /** Heights of interactive controls: 28, 32 and 40 px, more where text is larger. */
  control: { small: '1.75rem', medium: '2rem', large: '2.5rem' },
  /** Of the bar above every screen. */
  headerHeight: '3rem',
  /** Of a list's toolbar, which is sticky below that bar. */
  toolbarHeight: '3rem',
  breakpoint,
  media: {
    belowMedium: `@media (max-width: ${breakpoint.medium - 0.02}px)`,
    fromMedium: `@media (min-width: ${breakpoint.medium}px)`,
    fromLarge: `@media (min-width: ${breakpoint.large}px)`,
    /** What stays in place would leave no space for what scrolls, as at 400 % zoom. */
    short: '@media (max-height: 400px)',
  },
  layer: { raised: 1, sticky: 10, chrome: 20, dialog: 100, popup: 200, toast: 300, progress: 400 },
  /** How long what moves takes, by what it is: `theme` is the fade of the page in the other one. */
  duration: {
    theme: '100ms',
    quick: '120ms',
    popover: '140ms',
    toast: '160ms',
    dialog: '180ms',
    drawer: '200ms',
    bar: '320ms',
    highlight: '1.2s',
  },
  easing: 'cubic-bezier(.2,.8,.2,1)',
} as const;

/** The tokens as references to their CSS variables. */
function references(): ThemeTokens {
  const groups = Object.entries(tokens).map(([group, names]) => [
    group,
    Object.fromEntries(names.map((name) => [name, `var(${variableName(group, name)})`])),
  ]);
  // Safe: it has the tokens' own names.
  return Object.fromEntries(groups) as ThemeTokens;
}
