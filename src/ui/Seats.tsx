import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { CSSProperties } from 'react';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import type { MonogramHue } from '~/theme/tokens';
import { classNames, staticClassName } from '~/ui/style';
import type { CellProps } from '~/ui/table/Column';

/** The hues of monograms; none of them is a status colour. */
export const monogramHues = ['indigo', 'violet', 'plum', 'sky', 'bronze'] as const;

export type MonogramHueName = (typeof monogramHues)[number];

/** Everything but letters and digits separates words: "Kuhn & Hamill" has the initials KH. */
const words = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu;

/** The same for Latin letters: compiling a class of all letters takes 7 ms at 4x CPU throttling. */
const latinWords = /[A-Za-z0-9ª²³µ¹º¼-¾À-ÖØ-öø-\u024f][A-Za-z0-9ª²³µ¹º¼-¾À-ÖØ-öø-\u024f']*/g;
const latin = /^[\0-\u024f]*$/;

/** Up to two initials of a name, in capitals; a dot for a name without letters and digits. */
export function initials(name: string): string {
  const start = name.slice(0, 200);
  const letters = Array.from(start.matchAll(latin.test(start) ? latinWords : words), ([word]) =>
    String.fromCodePoint(word.codePointAt(0) ?? 0),
  );
  // Not all of them: "ß" has two capital letters.
  return letters.slice(0, 2).map(capital).join('') || '·';
}

/** The hue of a name's monogram: the same for the same name, spread evenly over all hues. */
export function monogramHue(name: string): MonogramHueName {
  let hash = 0;
  for (let index = 0; index < Math.min(name.length, 200); index += 1)
    hash = (Math.imul(hash, 31) + name.charCodeAt(index)) >>> 0;
  return monogramHues[hash % monogramHues.length] ?? 'indigo';
}

function capital(letter: string): string {
  return Array.from(letter.toUpperCase())[0] ?? letter;
}

const hueClass = ({ background, text, ring }: MonogramHue) =>
  staticClassName(css`
    --monogram: ${background};
    --monogram-text: ${text};
    --monogram-ring: ${ring};
  `);

/** Classes that set a monogram's colours. */
export const monogramHueClasses: Readonly<Record<MonogramHueName, string>> = {
  indigo: hueClass(theme.monogramIndigo),
  violet: hueClass(theme.monogramViolet),
  plum: hueClass(theme.monogramPlum),
  sky: hueClass(theme.monogramSky),
  bronze: hueClass(theme.monogramBronze),
};

/**
 * The tile itself, at 28 px. Centred by its line: with a grid in each, 100 rows are laid out in 115
 * instead of 105 ms at 4x CPU throttling.
 */
export const monogramTileStyle = css`
  flex: none;
  display: inline-block;
  inline-size: 28px;
  block-size: 28px;
  border-radius: ${theme.radius.control};
  background: var(--monogram);
  box-shadow: inset 0 0 0 1px var(--monogram-ring);
  color: var(--monogram-text);
  ${theme.type[12]};
  font-size: 0.6875rem;
  line-height: 28px;
  text-align: center;
  font-weight: ${theme.fontWeight.semibold};
  user-select: none;
  ${theme.printColours};
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;

export interface CapacityBarProps {
  /** What is measured; the accessible name. */
  readonly label: string;
  /** The amount in use. */
  readonly used: number | null | undefined;
  /** The total. Without both figures there is nothing to show. */
  readonly total: number | null | undefined;
  /** Colours an exception: low or out of seats. */
  readonly level?: CapacityLevel | undefined;
  /** `thin` in rows (4 px), `thick` below figures (8 px). */
  readonly size?: 'thin' | 'thick';
  /** Positions the bar in a layout. */
  readonly className?: string;
}

/** Below this share the bar is dashed: hardly anyone uses these seats. */
const idleShare = 0.05;

/**
 * The used share of a total, to scale. One element, because a list renders it in every row: the
 * fill is a pseudo-element.
 */
export function CapacityBar({
  label,
  used,
  total,
  level,
  size = 'thin',
  className,
}: CapacityBarProps) {
  if (!isCount(used) || !isCount(total)) return null;
  const share = total > 0 ? Math.min(1, used / total) : used > 0 ? 1 : 0;
  const text = `${formatNumber(used)} of ${formatNumber(total)}`;
  const max = Math.max(total, 1);
  return (
    <span
      className={classNames(
        barClass,
        level && levelClasses[level],
        size === 'thick' && thickClass,
        share < idleShare && idleClass,
        className,
      )}
      // Not a native <meter>: browsers style it differently, and it can't report "60 of 50".
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(used, max)}
      aria-valuetext={text}
      title={text}
      style={{ '--share': `${share * 100}%` } as CSSProperties}
    />
  );
}

function isCount(value: number | null | undefined): value is number {
  return typeof value === 'number' && value >= 0;
}

// `pointer-events`: shows its tooltip in a linked row.
const barClass = staticClassName(css`
  --fill: ${theme.capacity.normal};
  pointer-events: auto;
  display: block;
  flex: none;
  inline-size: 100%;
  block-size: 4px;
  border-radius: ${theme.radius.full};
  background: ${theme.capacity.track};
  ${theme.printColours};
  &::before {
    content: '';
    display: block;
    inline-size: var(--share);
    block-size: 100%;
    border-radius: inherit;
    background: var(--fill);
    transition: inline-size ${theme.duration.bar} ${theme.easing};
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border: 1px solid CanvasText;
    background: Canvas;
    &::before {
      background: Highlight;
    }
  }
`);
const thickClass = staticClassName(css`
  block-size: 8px;
`);
const levelClasses = {
  low: staticClassName(css`
    --fill: ${theme.capacity.low};
  `),
  out: staticClassName(css`
    --fill: ${theme.capacity.out};
  `),
};
const idleClass = staticClassName(css`
  border-radius: 0;
  background: repeating-linear-gradient(90deg, ${theme.capacity.track} 0 4px, transparent 4px 7px);
`);

export type SegmentKind =
  | 'normal'
  | 'accent'
  | 'low'
  | 'out'
  | 'inactive'
  | 'excess'
  | 'free'
  | 'removed';

export interface BarSegment {
  /** What the segment stands for: its colour, or hatching. */
  readonly kind: SegmentKind;
  /** Its size relative to the others. A segment of 0 isn't drawn. */
  readonly size: number;
}

export interface SegmentBarProps {
  /** The segments from start to end. */
  readonly segments: readonly BarSegment[];
}

/**
 * A whole divided into parts, to scale. Hidden from screen readers: the figures that it illustrates
 * are text.
 */
export function SegmentBar({ segments }: SegmentBarProps) {
  return (
    <Bar aria-hidden="true">
      {segments
        .filter(({ size }) => size > 0)
        .map(({ kind, size }) => (
          // `data-segment` is for tests: nothing else tells the parts apart.
          <Segment key={kind} kind={kind} data-segment={kind} style={{ flexGrow: size }} />
        ))}
    </Bar>
  );
}

/** The colour of a segment, for a legend. */
export function SegmentSwatch({ kind }: Pick<BarSegment, 'kind'>) {
  return <Swatch kind={kind} aria-hidden="true" />;
}

const backgrounds: Readonly<Record<SegmentKind, string>> = {
  normal: `background: ${theme.capacity.normal};`,
  accent: `background: ${theme.accent.solid};`,
  low: `background: ${theme.capacity.low};`,
  out: `background: ${theme.capacity.out};`,
  free: `background: ${theme.capacity.track};`,
  inactive: hatching(theme.capacity.normal),
  removed: hatching(theme.capacity.normal),
  excess: `
    background: repeating-linear-gradient(135deg, ${theme.capacity.low} 0 3px, transparent 3px 6px);
    box-shadow: inset 0 0 0 1px ${theme.capacity.low};
  `,
};

function hatching(colour: string): string {
  return `
    background: repeating-linear-gradient(135deg, ${colour} 0 1.5px, transparent 1.5px 4px);
    opacity: 0.6;
  `;
}

const Swatch = styled('i', {
  shouldForwardProp: (prop) => prop !== 'kind',
})<Pick<BarSegment, 'kind'>>`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 2px;
  ${({ kind }) => backgrounds[kind]}
  ${theme.printColours};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    box-shadow: inset 0 0 0 1px CanvasText;
  }
`;
const Segment = styled(Swatch)`
  flex: 0 1 0;
  inline-size: auto;
  min-inline-size: 3px;
  block-size: auto;
  transition: flex-grow ${theme.duration.bar} ${theme.easing};
`;
const Bar = styled.div`
  display: flex;
  gap: 2px;
  block-size: 8px;
  border-radius: 3px;
  overflow: hidden;
`;

export interface MonogramProps {
  /** The organization's name, from which initials and hue derive. */
  readonly name: string;
  /** 20, 28 or 40 px. */
  readonly size?: 'small' | 'medium' | 'large';
}

/** An organization's tile: its initials on a hue that depends on its name. Decorative. */
export function Monogram({ name, size = 'medium' }: MonogramProps) {
  return (
    <span
      className={classNames(tileClass, sizeClasses[size], monogramHueClasses[monogramHue(name)])}
      aria-hidden
    >
      {initials(name)}
    </span>
  );
}

const tileClass = staticClassName(monogramTileStyle);

const sizeClasses = {
  small: staticClassName(css`
    inline-size: 20px;
    block-size: 20px;
    border-radius: ${theme.radius.small};
    font-size: 0.5rem;
    line-height: 20px;
  `),
  medium: undefined,
  large: staticClassName(css`
    inline-size: 40px;
    block-size: 40px;
    ${theme.type[16]};
    line-height: 40px;
  `),
};

/**
 * A person's initials in a circle; organizations have a Monogram. Decorative, and a pseudo-element:
 * the text of a button that it is part of must be its accessible name (WCAG 2.5.3).
 */
export function Avatar({ name }: { readonly name: string }) {
  return <Circle data-initials={initials(name)} />;
}

const Circle = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  background: ${theme.accent.subtle};
  color: ${theme.accent.text};
  font-size: 0.6875rem;
  line-height: 1;
  font-weight: ${theme.fontWeight.semibold};
  &::before {
    content: attr(data-initials);
    content: attr(data-initials) / '';
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;

/** An exception of a capacity: nearly all of it is in use, or all of it. */
export type CapacityLevel = 'low' | 'out';

const textStyles: Readonly<Record<CapacityLevel, CSSProperties>> = {
  low: { color: theme.warning.text },
  out: { color: theme.danger.text },
};
const cellStyles: typeof textStyles = {
  low: { ...textStyles.low, fontWeight: theme.fontWeight.medium },
  out: { ...textStyles.out, fontWeight: theme.fontWeight.medium },
};

/** Colours a text about a capacity that is an exception. */
export function capacityLevelStyle(level: CapacityLevel | undefined): CSSProperties | undefined {
  return level && textStyles[level];
}

/** The props of a table cell with the figure that is an exception. */
export function capacityCellProps(level: CapacityLevel | undefined): CellProps {
  return level ? { style: cellStyles[level] } : {};
}
