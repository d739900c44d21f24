import { css } from '@emotion/react';
import type { CSSProperties } from 'react';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
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
}

/** Below this share the bar is dashed: hardly anyone uses these seats. */
const idleShare = 0.05;

/**
 * The used share of a total, to scale. One element, because a list renders it in every row: the
 * fill is a pseudo-element.
 */
export function CapacityBar({ label, used, total, level, size = 'thin' }: CapacityBarProps) {
  if (!isCount(used) || !isCount(total)) return null;
  const share = total > 0 ? Math.min(1, used / total) : used > 0 ? 1 : 0;
  const text = `${formatNumber(used)} of ${formatNumber(total)}`;
  const max = Math.max(total, 1);
  return (
    <span
      className={barClass}
      // Not a native <meter>: browsers style it differently, and it can't report "60 of 50".
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(used, max)}
      aria-valuetext={text}
      title={text}
      data-size={size}
      data-level={level}
      data-idle={share < idleShare ? '' : undefined}
      style={{ '--share': `${share * 100}%` } as CSSProperties}
    />
  );
}

function isCount(value: number | null | undefined): value is number {
  return typeof value === 'number' && value >= 0;
}

const barClass = staticClassName(css`
  --fill: ${theme.capacity.normal};
  display: block;
  flex: none;
  inline-size: 100%;
  block-size: 4px;
  border-radius: ${theme.radius.full};
  background: ${theme.capacity.track};
  ${theme.printColours};
  &[data-size='thick'] {
    block-size: 8px;
  }
  &[data-level='low'] {
    --fill: ${theme.capacity.low};
  }
  &[data-level='out'] {
    --fill: ${theme.capacity.out};
  }
  &[data-idle] {
    border-radius: 0;
    background: repeating-linear-gradient(
      90deg,
      ${theme.capacity.track} 0 4px,
      transparent 4px 7px
    );
  }
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
    &,
    &[data-level] {
      --fill: Highlight;
    }
    border: 1px solid CanvasText;
    background: Canvas;
  }
`);
