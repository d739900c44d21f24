import {
  amber,
  amberDark,
  blue,
  blueDark,
  bronze,
  bronzeDark,
  cyan,
  cyanDark,
  green,
  greenDark,
  indigo,
  indigoDark,
  iris,
  irisDark,
  orange,
  orangeDark,
  plum,
  plumDark,
  red,
  redDark,
  sky,
  skyDark,
  slate,
  slateDark,
  violet,
  violetDark,
} from '@radix-ui/colors';

/**
 * Twelve steps, from the page background (1) to the strongest text (12):
 * https://www.radix-ui.com/colors/docs/palette-composition/understanding-the-scale
 */
export type Scale = readonly string[];

/** Private to the theme: all other code uses semantic tokens. */
export const palette = {
  light: {
    neutral: steps(slate),
    accent: steps(iris),
    green: steps(green),
    amber: steps(amber),
    orange: steps(orange),
    red: steps(red),
    blue: steps(blue),
    cyan: steps(cyan),
    plum: steps(plum),
    indigo: steps(indigo),
    violet: steps(violet),
    sky: steps(sky),
    bronze: steps(bronze),
  },
  dark: {
    neutral: steps(slateDark),
    accent: steps(irisDark),
    green: steps(greenDark),
    amber: steps(amberDark),
    orange: steps(orangeDark),
    red: steps(redDark),
    blue: steps(blueDark),
    cyan: steps(cyanDark),
    plum: steps(plumDark),
    indigo: steps(indigoDark),
    violet: steps(violetDark),
    sky: steps(skyDark),
    bronze: steps(bronzeDark),
  },
  white: '#ffffff',
  black: '#000000',
} as const;

/** A step of a scale, 1 to 12. */
export function step(scale: Scale, number: number): string {
  const colour = scale[number - 1];
  if (colour === undefined) throw new RangeError(`No step ${number}`);
  return colour;
}

/**
 * Interpolates between two colours. For some hues step 11 of Radix's scales has less than 4.5:1
 * contrast on the tinted backgrounds; mixing in some of step 12 fixes that.
 */
export function mix(from: string, to: string, ratio: number): string {
  const channel = (at: number) => {
    const start = Number.parseInt(from.slice(at, at + 2), 16);
    const end = Number.parseInt(to.slice(at, at + 2), 16);
    return Math.round(start + (end - start) * ratio)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${channel(1)}${channel(3)}${channel(5)}`;
}

/** Adds an alpha channel, 0 to 1. */
export function withOpacity(colour: string, opacity: number): string {
  return `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

function steps(scale: Record<string, string>): Scale {
  return Object.values(scale);
}
