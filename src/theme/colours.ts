import * as radix from '@radix-ui/colors';
import type { ThemeTokens, tokens } from './tokens';

/**
 * A Radix scale in the light and in the dark theme. Each has twelve steps, from the page background
 * (1) to the strongest text (12):
 * https://www.radix-ui.com/colors/docs/palette-composition/understanding-the-scale
 */
interface Scale {
  readonly light: readonly string[];
  readonly dark: readonly string[];
}

/** The colour in the light theme, then in the dark one. */
type Pair = readonly [light: string, dark: string];

const white = '#ffffff';
const black = '#000000';
const neutral = scale(radix.slate, radix.slateDark);
const accent = scale(radix.iris, radix.irisDark);
const green = scale(radix.green, radix.greenDark);
const amber = scale(radix.amber, radix.amberDark);
const orange = scale(radix.orange, radix.orangeDark);
const red = scale(radix.red, radix.redDark);
const blue = scale(radix.blue, radix.blueDark);
const cyan = scale(radix.cyan, radix.cyanDark);
const plum = scale(radix.plum, radix.plumDark);
const bronze = scale(radix.bronze, radix.bronzeDark);

const darkPage = '#111214';
const darkCard = '#16181a';
const lightText = light(neutral, 12);
/** White text on red step 9 has a contrast of 3.9:1, below 4.5:1 (WCAG 1.4.3): fills are darker. */
const deepRed = (depth: number) => mix(light(red, 11), light(red, 12), depth);

/** The value of every token in both themes; all other code uses the tokens. */
const table: { [Group in keyof typeof tokens]: Record<keyof ThemeTokens[Group], Pair> } = {
  text: { primary: both(neutral, 12), muted: both(neutral, 11), disabled: both(neutral, 10) },
  surface: {
    page: [white, darkPage],
    side: [light(neutral, 2), '#0b0c0e'],
    card: [white, darkCard],
    overlay: [white, '#1e2023'],
    well: [light(neutral, 2), darkCard],
    control: [white, darkPage],
    hover: both(neutral, 3),
    pressed: both(neutral, 4),
    selected: [
      mix(light(neutral, 4), light(neutral, 5), 0.7),
      mix(dark(neutral, 3), dark(neutral, 4), 0.4),
    ],
    selectedRow: [light(accent, 3), mix(darkPage, dark(accent, 9), 0.12)],
    selectedRowHover: [light(accent, 4), mix(darkPage, dark(accent, 9), 0.18)],
    chip: [white, dark(neutral, 5)],
    inverse: both(neutral, 12),
    onInverse: both(neutral, 1),
    backdrop: [withOpacity(lightText, 0.35), withOpacity(black, 0.6)],
  },
  border: {
    hairline: both(neutral, 5),
    row: both(neutral, 4),
    button: both(neutral, 7),
    control: [
      mix(light(neutral, 9), light(neutral, 10), 0.6),
      mix(dark(neutral, 9), dark(neutral, 10), 0.3),
    ],
  },
  accent: {
    text: both(accent, 11),
    subtle: both(accent, 3),
    border: both(accent, 6),
    solid: both(accent, 9),
    solidHover: [light(accent, 10), mix(dark(accent, 9), dark(accent, 10), 0.6)],
    solidPressed: [light(accent, 11), dark(accent, 8)],
    onSolid: [white, white],
  },
  danger: {
    ...tone(red, 0.2),
    solid: [deepRed(0.1), light(red, 11)],
    solidHover: [deepRed(0.3), mix(light(red, 11), light(red, 10), 0.6)],
    solidPressed: [deepRed(0.5), deepRed(0.4)],
    onSolid: [white, white],
  },
  warning: {
    text: [tone(orange, 0.25).text[0], dark(amber, 11)],
    subtle: [light(orange, 2), dark(amber, 2)],
    border: [light(orange, 6), dark(amber, 6)],
    solid: [light(orange, 11), dark(amber, 9)],
  },
  success: tone(green, 0.3),
  info: tone(blue, 0.3),
  focus: { ring: [light(accent, 9), dark(accent, 11)] },
  shadow: {
    soft: [`0 1px 2px ${withOpacity(lightText, 0.06)}`, `0 1px 2px ${withOpacity(black, 0.4)}`],
    overlay: [
      overlayShadow(withOpacity(lightText, 0.08), lightText, 0.12, 0.18),
      overlayShadow(dark(neutral, 6), black, 0.5, 0.6),
    ],
    login: [
      `0 12px 32px -8px ${withOpacity(lightText, 0.14)}`,
      `0 12px 32px -8px ${withOpacity(black, 0.5)}`,
    ],
  },
  status: { normal: both(neutral, 9) },
  capacity: {
    normal: both(neutral, 10),
    track: [light(neutral, 4), dark(neutral, 5)],
    low: [light(orange, 11), dark(amber, 9)],
    out: both(red, 9),
  },
  chart: {
    series1: [light(accent, 9), dark(accent, 10)],
    series2: [light(cyan, 10), dark(cyan, 9)],
    series3: [light(plum, 9), dark(plum, 10)],
    series4: [light(bronze, 10), dark(bronze, 9)],
    weekend: [light(neutral, 2), mix(dark(neutral, 2), dark(neutral, 3), 0.4)],
  },
  monogramIndigo: monogram(scale(radix.indigo, radix.indigoDark)),
  monogramViolet: monogram(scale(radix.violet, radix.violetDark)),
  monogramPlum: monogram(plum),
  monogramSky: monogram(scale(radix.sky, radix.skyDark)),
  monogramBronze: monogram(bronze),
};

/** The values of one theme. */
export const colours = { light: valuesOf(0), dark: valuesOf(1) };

function valuesOf(theme: 0 | 1): ThemeTokens {
  const groups = Object.entries(table).map(([group, pairs]) => [
    group,
    Object.fromEntries(
      Object.entries(pairs as Record<string, Pair>).map(([token, pair]) => [token, pair[theme]]),
    ),
  ]);
  // Safe: it has the names of the table.
  return Object.fromEntries(groups) as ThemeTokens;
}

function scale(lightScale: Record<string, string>, darkScale: Record<string, string>): Scale {
  return { light: Object.values(lightScale), dark: Object.values(darkScale) };
}

function light(of: Scale, step: number): string {
  return of.light[step - 1] ?? '';
}

function dark(of: Scale, step: number): string {
  return of.dark[step - 1] ?? '';
}

function both(of: Scale, step: number): Pair {
  return [light(of, step), dark(of, step)];
}

/** `depth`: how much of step 12 the light theme's text needs for 4.5:1 on the tinted background. */
function tone(of: Scale, depth: number) {
  return {
    text: [mix(light(of, 11), light(of, 12), depth), dark(of, 11)] as const,
    subtle: both(of, 3),
    border: both(of, 6),
    solid: [light(of, 10), dark(of, 9)] as const,
  };
}

function monogram(of: Scale) {
  const text = [mix(light(of, 11), light(of, 12), 0.2), dark(of, 11)] as const;
  return { background: both(of, 4), text, ring: both(of, 6) };
}

function overlayShadow(ring: string, colour: string, near: number, far: number): string {
  const nearShadow = `0 8px 16px -4px ${withOpacity(colour, near)}`;
  return `0 0 0 1px ${ring}, ${nearShadow}, 0 20px 40px -8px ${withOpacity(colour, far)}`;
}

/**
 * Interpolates between two colours. For some hues step 11 of Radix's scales has less than 4.5:1
 * contrast on the tinted backgrounds; mixing in some of step 12 fixes that.
 */
function mix(from: string, to: string, ratio: number): string {
  const channel = (at: number) => {
    const start = Number.parseInt(from.slice(at, at + 2), 16);
    const end = Number.parseInt(to.slice(at, at + 2), 16);
    return hex(start + (end - start) * ratio);
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Adds an alpha channel, 0 to 1. */
function withOpacity(colour: string, opacity: number): string {
  return `${colour}${hex(opacity * 255)}`;
}

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0');
}
