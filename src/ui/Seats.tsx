import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { classNames, staticClassName } from './style';
import type { CellProps } from '~/ui/table/TableRow';

/** The hues of monograms; none of them is a status colour. */
export const monogramHues = [
  theme.monogramIndigo,
  theme.monogramViolet,
  theme.monogramPlum,
  theme.monogramSky,
  theme.monogramBronze,
] as const;

type MonogramHue = (typeof monogramHues)[number];

/** Everything but letters and digits separates words: "Kuhn & Hamill" has the initials KH. */
const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

/** Up to two initials of a name, in capitals; a dot for a name without letters and digits. */
export function initials(name: string): string {
  const letters = Array.from(name.slice(0, 200).matchAll(words), ([word]) => firstOf(word));
  // Not all of a capital: "ß" has two letters.
  const capitals = letters.slice(0, 2).map((letter) => firstOf(letter.toUpperCase()));
  return capitals.join('') || '·';
}

/** The first character, which may be two code units. */
function firstOf(text: string): string {
  return String.fromCodePoint(text.codePointAt(0) ?? 0);
}

/** The hue of a name's monogram: the same for the same name, spread evenly over all hues. */
export function monogramHue(name: string): MonogramHue {
  let hash = 0;
  for (let index = 0; index < Math.min(name.length, 200); index += 1)
    hash = (Math.imul(hash, 31) + name.charCodeAt(index)) >>> 0;
  return monogramHues[hash % monogramHues.length] ?? monogramHues[0];
}

interface MonogramProps {
  /** The organization's name, from which initials and hue derive. */
  readonly name: string;
  /** 20, 28 or 40 px. */
  readonly size?: 'small' | 'medium' | 'large';
  readonly className?: string;
}

/**
 * An organization's tile: its initials on a hue that depends on its name. Decorative, and a
 * pseudo-element: it is no part of the text of a cell.
 */
export function Monogram({ name, size = 'medium', className }: MonogramProps) {
  return (
    <span
      className={classNames(
        tileClass,
        sizeClasses[size],
        hueClasses[monogramHues.indexOf(monogramHue(name))],
        className,
      )}
      data-initials={initials(name)}
      aria-hidden
    />
  );
}

/** Initials that aren't part of the text. */
const initialsStyle = `
  &::before {
    content: attr(data-initials);
    content: attr(data-initials) / '';
  }
  ${theme.keepColours};
`;
// Centred by its line: with a grid in each, 100 rows are laid out in 115 instead of 105 ms at 4x CPU
// throttling.
const tileClass = staticClassName(css`
  flex: none;
  display: inline-block;
  text-align: center;
  font-weight: ${theme.fontWeight.semibold};
  ${theme.unselectable};
  ${initialsStyle}
`);
const sizeClass = (size: string, radius: string, font: string) =>
  staticClassName(css`
    ${theme.square(size)};
    border-radius: ${radius};
    ${font};
    line-height: ${size};
  `);
const sizeClasses = {
  small: sizeClass('1.25rem', theme.radius.small, 'font-size: 0.5rem'),
  medium: sizeClass('1.75rem', theme.radius.control, 'font-size: 0.6875rem'),
  large: sizeClass('2.5rem', theme.radius.control, theme.type[16]),
};
const hueClasses = monogramHues.map((hue) =>
  staticClassName(css`
    background: ${hue.background};
    box-shadow: inset 0 0 0 1px ${hue.ring};
    color: ${hue.text};
  `),
);

/**
 * A person's initials in a circle; organizations have a Monogram. Decorative, and a pseudo-element:
 * the text of a button that it is part of must be its accessible name (WCAG 2.5.3).
 */
export function Avatar({ name }: { readonly name: string }) {
  return <span className={avatarClass} data-initials={initials(name)} />;
}

const avatarClass = staticClassName(css`
  flex: none;
  display: grid;
  place-items: center;
  ${theme.square('24px')};
  border-radius: 50%;
  background: ${theme.accent.subtle};
  color: ${theme.accent.text};
  font-size: 0.6875rem;
  line-height: 1;
  font-weight: ${theme.fontWeight.semibold};
  ${initialsStyle}
`);

interface CapacityBarProps {
  /** What is measured; the accessible name. */
  readonly label: string;
  readonly used: number | null | undefined;
  /** The total. Without both figures there is nothing to show. */
  readonly total: number | null | undefined;
  /** `thin` in rows (4 px), `thick` below figures (8 px). */
  readonly size?: 'thin' | 'thick';
}

/** Below this share the bar is dashed: hardly anyone uses these seats. */
const idleShare = 0.05;

/** The used share of a total, to scale. Tone is for numbers: it has the same colour at every level. */
export function CapacityBar({ label, used, total, size = 'thin' }: CapacityBarProps) {
  if (!isCount(used) || !isCount(total)) return null;
  const share = total > 0 ? Math.min(1, used / total) : used > 0 ? 1 : 0;
  const text = `${formatNumber(used)} of ${formatNumber(total)}`;
  const max = Math.max(total, 1);
  return (
    <span
      className={trackClass}
      data-size={size}
      data-idle={share < idleShare || undefined}
      // Not a native <meter>: browsers style it differently, and it can't report "60 of 50".
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(used, max)}
      aria-valuetext={text}
      title={text}
    >
      <i style={{ inlineSize: `${share * 100}%` }} />
    </span>
  );
}

function isCount(value: number | null | undefined): value is number {
  return typeof value === 'number' && value >= 0;
}

// `--fill`: what sets it has nearly the track's colour. `pointer-events`: shows its tooltip in a linked row.
const trackClass = staticClassName(css`
  pointer-events: auto;
  display: block;
  flex: none;
  inline-size: 100%;
  block-size: 4px;
  border-radius: ${theme.radius.full};
  background: var(--fill, ${theme.capacity.track});
  ${theme.keepColours};
  &[data-size='thick'] {
    block-size: 8px;
  }
  &[data-idle] {
    border-radius: 0;
    background: repeating-linear-gradient(
      90deg,
      var(--fill, ${theme.capacity.track}) 0 4px,
      transparent 4px 7px
    );
  }
  & > i {
    display: block;
    block-size: 100%;
    border-radius: inherit;
    background: ${theme.capacity.normal};
  }
`);

/** An exception of a capacity: nearly all of it is in use, or all of it. */
type CapacityLevel = 'low' | 'out';

const levelColours = { low: theme.warning.text, out: theme.danger.text };

/** Colours a text about a capacity that is an exception. */
export function capacityLevelStyle(level: CapacityLevel | undefined): CSSProperties | undefined {
  return level && { color: levelColours[level] };
}

/** The props of a table cell with the figure that is an exception. */
export function capacityCellProps(level: CapacityLevel | undefined): CellProps {
  return { style: level && { color: levelColours[level], fontWeight: theme.fontWeight.medium } };
}
