import { withOpacity, mix, palette, step, type Scale } from './palette';
import type { ThemeTokens, Tone } from './ThemeTokens';

const { neutral, accent, green, amber, red, blue, cyan, plum } = palette.light;

export const light: ThemeTokens = {
  text: { primary: step(neutral, 12), muted: step(neutral, 11), disabled: step(neutral, 10) },
  surface: {
    page: step(neutral, 1),
    raised: palette.white,
    sunken: mix(step(neutral, 2), step(neutral, 3), 0.5),
    overlay: palette.white,
    control: palette.white,
    hover: step(neutral, 3),
    pressed: step(neutral, 4),
    selected: step(neutral, 4),
    inverse: step(neutral, 12),
    onInverse: step(neutral, 1),
    backdrop: withOpacity(step(neutral, 12), 0.45),
  },
  border: {
    hairline: step(neutral, 5),
    strong: step(neutral, 7),
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
  danger: { ...tone(red), solidPressed: mix(step(red, 11), step(red, 12), 0.5) },
  warning: tone(amber),
  success: tone(green),
  info: tone(blue),
  focus: { ring: step(accent, 9) },
  shadow: {
    soft: `0 1px 2px ${withOpacity(step(neutral, 12), 0.06)}`,
    overlay: `0 0 0 1px ${withOpacity(step(neutral, 12), 0.08)}, 0 8px 16px -4px ${withOpacity(step(neutral, 12), 0.12)}, 0 20px 40px -8px ${withOpacity(step(neutral, 12), 0.18)}`,
  },
  chart: {
    series1: step(accent, 9),
    series2: step(cyan, 10),
    series3: step(amber, 11),
    series4: step(plum, 9),
    grid: step(neutral, 5),
  },
};

function tone(scale: Scale): Tone {
  return {
    text: mix(step(scale, 11), step(scale, 12), 0.3),
    subtle: step(scale, 3),
    border: step(scale, 6),
    solid: mix(step(scale, 11), step(scale, 12), 0.1),
    solidHover: mix(step(scale, 11), step(scale, 12), 0.3),
    onSolid: palette.white,
  };
}
