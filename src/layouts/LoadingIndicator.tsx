import { css, keyframes } from '@emotion/react';
import { observer } from 'mobx-react-lite';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { useDelayedFlag } from '~/ui/useDelayedFlag';
import { classNames, staticClassName } from '~/ui/style';
import { VisuallyHidden } from '~/ui/text';

/** In milliseconds: only longer waits are announced to screen readers. */
const announceDelay = 1000;

/** A dot while requests are in flight (docs/product.md, "Shell"): visible at once, announced later. */
export const LoadingIndicator = observer(function LoadingIndicator() {
  const { requests } = useStores();
  const busy = requests.inFlight > 0;
  const announced = useDelayedFlag(busy, announceDelay);
  return (
    <span
      className={classNames(dotClass, busy && busyClass)}
      role="status"
      aria-label={busy ? 'Loading' : undefined}
    >
      {announced && <VisuallyHidden>Loading</VisuallyHidden>}
    </span>
  );
});

const pulse = keyframes`50% { opacity: 0.35; }`;

const dotClass = staticClassName(css`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
`);
const busyClass = staticClassName(css`
  background: ${theme.accent.solid};
  animation: ${pulse} 1s ease-in-out infinite;
  @media (forced-colors: active) {
    background: Highlight;
  }
`);
