import type { ThemeTokens, Tone } from './ThemeTokens';

const breakpoint = { medium: 768, large: 1024 } as const;

const tokens: ThemeTokens = {
  text: {
    primary: 'var(--text-primary)',
    muted: 'var(--text-muted)',
    disabled: 'var(--text-disabled)',
  },
  surface: {
    page: 'var(--surface-page)',
    raised: 'var(--surface-raised)',
    sunken: 'var(--surface-sunken)',
    overlay: 'var(--surface-overlay)',
    control: 'var(--surface-control)',
    hover: 'var(--surface-hover)',
    pressed: 'var(--surface-pressed)',
    selected: 'var(--surface-selected)',
    inverse: 'var(--surface-inverse)',
    onInverse: 'var(--surface-on-inverse)',
    backdrop: 'var(--surface-backdrop)',
  },
  border: {
    hairline: 'var(--border-hairline)',
    strong: 'var(--border-strong)',
    control: 'var(--border-control)',
  },
  accent: { ...tone('accent'), solidPressed: 'var(--accent-solid-pressed)' },
  danger: { ...tone('danger'), solidPressed: 'var(--danger-solid-pressed)' },
  warning: tone('warning'),
  success: tone('success'),
  info: tone('info'),
  focus: { ring: 'var(--focus-ring)' },
  shadow: { soft: 'var(--shadow-soft)', overlay: 'var(--shadow-overlay)' },
  chart: {
    series1: 'var(--chart-series1)',
    series2: 'var(--chart-series2)',
    series3: 'var(--chart-series3)',
    series4: 'var(--chart-series4)',
    grid: 'var(--chart-grid)',
  },
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
  radius: { control: '6px', card: '10px', full: '9999px' },
  fontFamily: {
    sans: "'Inter Variable', 'Inter Fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'SFMono-Regular', 'Cascadia Mono', Menlo, Consolas, 'Liberation Mono', monospace",
  },
  /**
   * Keys are pixels at the browser's default of 16; values are rem, to follow the user's font size
   * setting.
   */
  fontSize: {
    12: '0.75rem',
    13: '0.8125rem',
    14: '0.875rem',
    16: '1rem',
    20: '1.25rem',
    28: '1.75rem',
  },
  lineHeight: 1.45,
  fontWeight: { regular: 400, medium: 500, semibold: 600 },
  /** Heights of interactive controls. */
  control: { small: '28px', medium: '32px' },
  breakpoint,
  media: {
    belowMedium: `@media (max-width: ${breakpoint.medium - 0.02}px)`,
    fromMedium: `@media (min-width: ${breakpoint.medium}px)`,
    belowLarge: `@media (max-width: ${breakpoint.large - 0.02}px)`,
    fromLarge: `@media (min-width: ${breakpoint.large}px)`,
  },
  layer: { raised: 1, sticky: 10, chrome: 20, dialog: 100, popup: 200, toast: 300, progress: 400 },
  duration: { theme: '100ms', quick: '120ms', slow: '200ms' },
} as const;

function tone(name: string): Tone {
  return {
    text: `var(--${name}-text)`,
    subtle: `var(--${name}-subtle)`,
    border: `var(--${name}-border)`,
    solid: `var(--${name}-solid)`,
    solidHover: `var(--${name}-solid-hover)`,
    onSolid: `var(--${name}-on-solid)`,
  };
}
