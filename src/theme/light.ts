import { mix, palette, step, withOpacity, type Scale } from './palette';
import type { MonogramHue, ThemeTokens, Tone } from './tokens';

const { neutral, accent, green, orange, red, blue, cyan, plum, indigo, violet, sky, bronze } =
  palette.light;

export const light: ThemeTokens = {
  text: { primary: step(neutral, 12), muted: step(neutral, 11), disabled: step(neutral, 10) },
  surface: {
    page: palette.white,
    side: step(neutral, 2),
    card: palette.white,
    overlay: palette.white,
    well: step(neutral, 2),
    control: palette.white,
    hover: step(neutral, 3),
    pressed: step(neutral, 4),
    selected: mix(step(neutral, 4), step(neutral, 5), 0.7),
    selectedRow: step(accent, 3),
    selectedRowHover: step(accent, 4),
    chip: palette.white,
    inverse: step(neutral, 12),
    onInverse: step(neutral, 1),
    backdrop: withOpacity(step(neutral, 12), 0.35),
  },
  border: {
    hairline: step(neutral, 5),
    row: step(neutral, 4),
    button: step(neutral, 7),
    control: mix(step(neutral, 9), step(neutral, 10), 0.6),
  },
  accent: {
    text: step(accent, 11),
    subtle: step(accent, 3),
    border: step(accent, 6),
    solid: step(accent, 9),
    solidHover: step(accent, 10),
    solidPressed: step(accent, 11),
    onSolid: palette.white,
  },
  // White text on red step 9 has a contrast of 3.9:1, below 4.5:1 (WCAG 1.4.3).
  danger: {
    ...tone(red, 0.2),
    solid: mix(step(red, 11), step(red, 12), 0.1),
    solidHover: mix(step(red, 11), step(red, 12), 0.3),
    solidPressed: mix(step(red, 11), step(red, 12), 0.5),
    onSolid: palette.white,
  },
  warning: { ...tone(orange, 0.25), subtle: step(orange, 2), solid: step(orange, 11) },
  success: tone(green, 0.3),
  info: tone(blue, 0.3),
  focus: { ring: step(accent, 9) },
  shadow: {
    soft: `0 1px 2px ${withOpacity(step(neutral, 12), 0.06)}`,
    overlay: `0 0 0 1px ${withOpacity(step(neutral, 12), 0.08)}, 0 8px 16px -4px ${withOpacity(step(neutral, 12), 0.12)}, 0 20px 40px -8px ${withOpacity(step(neutral, 12), 0.18)}`,
    login: `0 12px 32px -8px ${withOpacity(step(neutral, 12), 0.14)}`,
  },
  status: { normal: step(neutral, 9) },
  capacity: {
    normal: step(neutral, 10),
    track: step(neutral, 4),
    low: step(orange, 11),
    out: step(red, 9),
  },
  chart: {
    single: step(neutral, 10),
    series1: step(accent, 9),
    series2: step(cyan, 10),
    series3: step(plum, 9),
    series4: step(bronze, 10),
    grid: step(neutral, 5),
    weekend: step(neutral, 2),
  },
  monogramIndigo: monogramHue(indigo),
  monogramViolet: monogramHue(violet),
  monogramPlum: monogramHue(plum),
  monogramSky: monogramHue(sky),
  monogramBronze: monogramHue(bronze),
};

/** `depth`: how much of step 12 the text needs for 4.5:1 on the tinted background. */
function tone(scale: Scale, depth: number): Tone {
  return {
    text: mix(step(scale, 11), step(scale, 12), depth),
    subtle: step(scale, 3),
    border: step(scale, 6),
    solid: step(scale, 10),
  };
}

function monogramHue(scale: Scale): MonogramHue {
  return {
    background: step(scale, 4),
    text: mix(step(scale, 11), step(scale, 12), 0.2),
    ring: step(scale, 6),
  };
}
