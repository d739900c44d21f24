import styled from '@emotion/styled';
import { formatShortNumber } from '~/lib/formatShort';
import { theme } from '~/theme/theme';
import type { CountScale } from './countScale';

/**
 * The vertical axis. Its width is that of the longest label, so it grows with the user's font size.
 */
export function CountAxis({ top, ticks }: CountScale) {
  const labels = ticks.map((tick) => ({
    at: `${(tick / top) * 100}%`,
    text: formatShortNumber(tick),
  }));
  return (
    <Column aria-hidden="true" data-axis="counts">
      {labels.map(({ at, text }) => (
        <div key={at}>
          <WidthPlaceholder>{text}</WidthPlaceholder>
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
/**
 * An invisible copy of the label that gives the column its width: the label itself is positioned
 * absolutely.
 */
const WidthPlaceholder = styled.span`
  display: block;
  block-size: 0;
  overflow: hidden;
`;
const Count = styled.span`
  position: absolute;
  inset-inline-end: 0;
  transform: translateY(50%);
`;
