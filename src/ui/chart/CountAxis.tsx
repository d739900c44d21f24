import styled from '@emotion/styled';
import { formatShortNumber } from '~/lib/formatShort';
import { CountLabel } from './CountLabel';
import type { CountScale } from './countScale';

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

const Column = styled.div`
  position: relative;
  display: grid;
  justify-items: end;
  overflow: clip visible;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
