import { mix, palette, step, withOpacity, type Scale } from './palette';
import type { MonogramHue, ThemeTokens, Tone } from './tokens';

const { neutral, accent, green, amber, red, blue, cyan, plum, indigo, violet, sky, bronze } =
  palette.dark;

const page = '#111214';
const card = '#16181a';

export const dark: ThemeTokens = {
  text: { primary: step(neutral, 12), muted: step(neutral, 11), disabled: step(neutral, 10) },
  surface: {
    page,
    side: '#0b0c0e',
    card,
    overlay: '#1e2023',
    well: card,
    control: page,
    hover: step(neutral, 3),
    pressed: step(neutral, 4),
    selected: mix(step(neutral, 3), step(neutral, 4), 0.4),
    selectedRow: mix(page, step(accent, 9), 0.12),
    selectedRowHover: mix(page, step(accent, 9), 0.18),
    chip: step(neutral, 5),
    inverse: step(neutral, 12),
    onInverse: step(neutral, 1),
    backdrop: withOpacity(palette.black, 0.6),
  },
  border: {
    hairline: step(neutral, 5),
    row: step(neutral, 4),
    button: step(neutral, 7),
    control: mix(step(neutral, 9), step(neutral, 10), 0.3),
  },
  accent: {
    text: step(accent, 11),
    subtle: step(accent, 3),
    border: step(accent, 6),
    solid: step(accent, 9),
    solidHover: mix(step(accent, 9), step(accent, 10), 0.6),
    solidPressed: step(accent, 8),
    onSolid: palette.white,
  },
  // White text on red step 9 has a contrast of 3.9:1, below 4.5:1 (WCAG 1.4.3), so both themes use
  // step 11 of the light scale.
  danger: {
    ...tone(red),
    solid: step(palette.light.red, 11),
    solidHover: mix(step(palette.light.red, 11), step(palette.light.red, 10), 0.6),
    solidPressed: mix(step(palette.light.red, 11), step(palette.light.red, 12), 0.4),
    onSolid: palette.white,
  },
  warning: { ...tone(amber), subtle: step(amber, 2) },
  success: tone(green),
  info: tone(blue),
  focus: { ring: step(accent, 11) },
  shadow: {
    soft: `0 1px 2px ${withOpacity(palette.black, 0.4)}`,
    overlay: `0 0 0 1px ${step(neutral, 6)}, 0 8px 16px -4px ${withOpacity(palette.black, 0.5)}, 0 20px 40px -8px ${withOpacity(palette.black, 0.6)}`,
    login: `0 12px 32px -8px ${withOpacity(palette.black, 0.5)}`,
  },
  status: { normal: step(neutral, 9) },
  capacity: {
    normal: step(neutral, 10),
    track: step(neutral, 5),
    low: step(amber, 9),
    out: step(red, 9),
  },
  chart: {
    single: step(neutral, 10),
    series1: step(accent, 10),
    series2: step(cyan, 9),
    series3: step(plum, 10),
    series4: step(bronze, 9),
    grid: step(neutral, 5),
    weekend: mix(step(neutral, 2), step(neutral, 3), 0.4),
  },
  monogramIndigo: monogramHue(indigo),
  monogramViolet: monogramHue(violet),
  monogramPlum: monogramHue(plum),
  monogramSky: monogramHue(sky),
  monogramBronze: monogramHue(bronze),
};

function tone(scale: Scale): Tone {
  return {
    text: step(scale, 11),
    subtle: step(scale, 3),
    border: step(scale, 6),
    solid: step(scale, 9),
  };
}

function monogramHue(scale: Scale): MonogramHue {
  return { background: step(scale, 4), text: step(scale, 11), ring: step(scale, 6) };
}
