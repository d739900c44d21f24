import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { classNames } from '~/ui/layout/classNames';
import { staticClassName } from '~/ui/layout/staticClassName';
import type { CapacityLevel } from './capacityLevel';

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
