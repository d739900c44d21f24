import type { MonogramHue, ThemeTokens, Tone } from './ThemeTokens';

const breakpoint = { medium: 768, large: 1024 } as const;

const tokens: ThemeTokens = {
  text: {
    primary: 'var(--text-primary)',
    muted: 'var(--text-muted)',
    disabled: 'var(--text-disabled)',
  },
  surface: {
    page: 'var(--surface-page)',
    side: 'var(--surface-side)',
    card: 'var(--surface-card)',
    overlay: 'var(--surface-overlay)',
    well: 'var(--surface-well)',
    control: 'var(--surface-control)',
    hover: 'var(--surface-hover)',
    pressed: 'var(--surface-pressed)',
    selected: 'var(--surface-selected)',
    chip: 'var(--surface-chip)',
    inverse: 'var(--surface-inverse)',
    onInverse: 'var(--surface-on-inverse)',
    backdrop: 'var(--surface-backdrop)',
  },
  border: {
    hairline: 'var(--border-hairline)',
    row: 'var(--border-row)',
    button: 'var(--border-button)',
    control: 'var(--border-control)',
  },
  accent: actionTone('accent'),
  danger: actionTone('danger'),
  warning: tone('warning'),
  success: tone('success'),
  info: tone('info'),
  focus: { ring: 'var(--focus-ring)' },
  shadow: {
    soft: 'var(--shadow-soft)',
    overlay: 'var(--shadow-overlay)',
    login: 'var(--shadow-login)',
  },
  capacity: {
    normal: 'var(--capacity-normal)',
    track: 'var(--capacity-track)',
    low: 'var(--capacity-low)',
    out: 'var(--capacity-out)',
  },
  chart: {
    series1: 'var(--chart-series1)',
    series2: 'var(--chart-series2)',
    series3: 'var(--chart-series3)',
    series4: 'var(--chart-series4)',
    grid: 'var(--chart-grid)',
    weekend: 'var(--chart-weekend)',
  },
  monogramIndigo: monogramHue('indigo'),
  monogramViolet: monogramHue('violet'),
  monogramPlum: monogramHue('plum'),
  monogramSky: monogramHue('sky'),
  monogramBronze: monogramHue('bronze'),
  monogramSlate: monogramHue('slate'),
};

/**
 * All values that components may use for styling. Colours refer to the variables declared by
 * `rootCss`, so switching the theme re-renders nothing.
 */
export const theme = {
  ...tokens,
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
    28: 'font-size:1.75rem;line-height:1.2143;letter-spacing:-0.02em',
  },
  fontWeight: { regular: 400, medium: 500, semibold: 600 },
  /** Heights of interactive controls. */
  control: { small: '28px', medium: '32px', large: '40px' },
  /** Of the bar above every screen. */
  headerHeight: '48px',
  /** Of a list's toolbar, which is sticky below that bar. */
  toolbarHeight: '48px',
  breakpoint,
  media: {
    belowMedium: `@media (max-width: ${breakpoint.medium - 0.02}px)`,
    fromMedium: `@media (min-width: ${breakpoint.medium}px)`,
    belowLarge: `@media (max-width: ${breakpoint.large - 0.02}px)`,
    fromLarge: `@media (min-width: ${breakpoint.large}px)`,
  },
  layer: { raised: 1, sticky: 10, chrome: 20, dialog: 100, popup: 200, toast: 300, progress: 400 },
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

function tone(name: string): Tone {
  return {
    text: `var(--${name}-text)`,
    subtle: `var(--${name}-subtle)`,
    border: `var(--${name}-border)`,
    solid: `var(--${name}-solid)`,
  };
}

function actionTone(name: string) {
  return {
    ...tone(name),
    solidHover: `var(--${name}-solid-hover)`,
    solidPressed: `var(--${name}-solid-pressed)`,
    onSolid: `var(--${name}-on-solid)`,
  };
}

function monogramHue(name: string): MonogramHue {
  return {
    background: `var(--monogram-${name}-background)`,
    text: `var(--monogram-${name}-text)`,
    ring: `var(--monogram-${name}-ring)`,
  };
}
