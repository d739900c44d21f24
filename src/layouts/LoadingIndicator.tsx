import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { DemoControl } from '~/components/Demo';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Inline } from '~/ui/layout';
import { staticClassName } from '~/ui/style';
import { VisuallyHidden } from '~/ui/text';
import { useDelayedFlag } from '~/ui/Feedback';

/** In milliseconds: only longer waits are announced to screen readers. */
const announceDelay = 1000;

/** A dot while requests are in flight (docs/product.md, "Shell"): visible at once, announced later. */
export const LoadingIndicator = observer(function LoadingIndicator() {
  const busy = useStores().http.inFlight > 0;
  const announced = useDelayedFlag(busy, announceDelay);
  return (
    <span role="status" aria-label={busy ? 'Loading' : undefined}>
      <Dot hidden={!busy} />
      {announced && <VisuallyHidden>Loading</VisuallyHidden>}
    </span>
  );
});

/** The top corner of layouts without a header: signing in and out are requests, too. */
export function LayoutCorner() {
  return (
    <Inline gap={3} className={cornerClass}>
      <LoadingIndicator />
      <DemoControl />
    </Inline>
  );
}

const pulse = keyframes`50% { opacity: 0.35; }`;

const Dot = styled.i`
  display: block;
  ${theme.square('8px')};
  border-radius: 50%;
  background: ${theme.accent.solid};
  animation: ${pulse} 1s ease-in-out infinite;
  ${theme.keepColours};
`;
// Level with the logo of the guest layout.
const cornerClass = staticClassName(css`
  position: absolute;
  inset-block-start: 22px;
  inset-inline-end: ${theme.space[6]};
  min-block-size: ${theme.control.medium};
`);
