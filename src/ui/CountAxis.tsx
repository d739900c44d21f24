import styled from '@emotion/styled';
import { formatShortNumber } from '../lib/formatShort';
import { theme } from '../theme/theme';
import type { CountScale } from './countScale';

/** The counts beside a plot. As wide as its longest label, so larger text makes its own room. */
export function CountAxis({ top, ticks }: CountScale) {
  const labels = ticks.map((tick) => ({
    at: `${(tick / top) * 100}%`,
    text: formatShortNumber(tick),
  }));
  return (
    <Column aria-hidden="true" data-axis="counts">
      {labels.map(({ at, text }) => (
        <div key={at}>
          <WidthKeeper>{text}</WidthKeeper>
          <Count style={{ insetBlockEnd: at }}>{text}</Count>
        </div>
      ))}
    </Column>
  );
}

const Column = styled.div`
  position: relative;
  display: grid;
  justify-items: end;
  overflow: clip visible;
  color: ${theme.text.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
/** Gives the column its width. */
const WidthKeeper = styled.span`
  display: block;
  block-size: 0;
  overflow: hidden;
`;
const Count = styled.span`
  position: absolute;
  inset-inline-end: 0;
  transform: translateY(50%);
`;
