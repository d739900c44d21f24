import {
  amber,
  amberDark,
  blue,
  blueDark,
  cyan,
  cyanDark,
  green,
  greenDark,
  indigo,
  indigoDark,
  plum,
  plumDark,
  red,
  redDark,
  slate,
  slateDark,
} from '@radix-ui/colors';

/** Twelve steps, from the page's ground (first) to the strongest text (last). */
export type Scale = readonly string[];

/** Private to the theme: everything else reads semantic tokens. */
export const palette = {
  light: {
    neutral: steps(slate),
    accent: steps(indigo),
    green: steps(green),
    amber: steps(amber),
    red: steps(red),
    blue: steps(blue),
    cyan: steps(cyan),
    plum: steps(plum),
  },
  dark: {
    neutral: steps(slateDark),
    accent: steps(indigoDark),
    green: steps(greenDark),
    amber: steps(amberDark),
    red: steps(redDark),
    blue: steps(blueDark),
    cyan: steps(cyanDark),
    plum: steps(plumDark),
  },
  white: '#ffffff',
  black: '#000000',
} as const;

/** Step 1 to 12 of a scale. */
export function step(scale: Scale, number: number): string {
  const colour = scale[number - 1];
  if (colour === undefined) throw new RangeError(`No step ${number}`);
  return colour;
}

/**
 * A colour between two: Radix's step 11 misses 4.5:1 on its own tinted grounds for some hues, and a
 * little of step 12 mends that.
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

/** A colour with an opacity, 0 to 1. */
export function withOpacity(colour: string, opacity: number): string {
  return `${colour}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;
}

function steps(scale: Record<string, string>): Scale {
  return Object.values(scale);
}
