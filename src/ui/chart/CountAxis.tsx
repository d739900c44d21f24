import styled from '@emotion/styled';
import { formatShortNumber } from '~/lib/formatShort';
import { theme } from '~/theme/theme';
import type { CountScale } from './countScale';
import { capacityLevelStyle, type CapacityLevel } from '~/ui/Seats';

/**
 * The vertical axis. Its width is that of the longest label, so it grows with the user's font size.
 */
export function CountAxis({ top, ticks }: CountScale) {
  return (
    <Column aria-hidden="true" data-axis="counts">
      {ticks.map((tick) => (
        <CountLabel key={tick} text={formatShortNumber(tick)} at={`${(tick / top) * 100}%`} />
      ))}
    </Column>
  );
}

interface CountLabelProps {
  readonly text: string;
  /** The distance from the bottom of the plot, as a CSS percentage. */
  readonly at: string;
  readonly level?: CapacityLevel | undefined;
}

/**
 * A label beside the plot, centred at a height of it. The label is positioned absolutely; an
 * invisible copy gives the positioned parent its width.
 */
export function CountLabel({ text, at, level }: CountLabelProps) {
  return (
    <div>
      <WidthPlaceholder>{text}</WidthPlaceholder>
      <Label style={{ insetBlockEnd: at, ...capacityLevelStyle(level) }}>{text}</Label>
    </div>
  );
}

const Column = styled.div`
  position: relative;
  display: grid;
  justify-items: end;
  overflow: clip visible;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
const WidthPlaceholder = styled.span`
  display: block;
  block-size: 0;
  overflow: hidden;
`;
const Label = styled.span`
  position: absolute;
  inset-inline-end: 0;
  transform: translateY(50%);
  color: ${theme.text.muted};
`;
