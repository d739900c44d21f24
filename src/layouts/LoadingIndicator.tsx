import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useStores } from '~/stores/context';
import { PENDING_DELAY } from '~/lib/pendingDelay';
import { Spinner } from '~/ui/feedback/Spinner';
import { useDelayedFlag } from '~/ui/hooks/useDelayedFlag';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';

/** In milliseconds: only longer waits are announced to screen readers. */
const announceDelay = 1000;

/**
 * Shows requests in flight (docs/product.md, "7. The calls it makes"): visible at once, announced
 * after a delay.
 */
export const LoadingIndicator = observer(function LoadingIndicator() {
  const { activity } = useStores();
  const busy = activity.inFlight > 0;
  const spinning = useDelayedFlag(busy, PENDING_DELAY);
  const announced = useDelayedFlag(busy, announceDelay);
  return (
    <Status role="status" aria-label={busy ? 'Loading' : undefined}>
      {busy && <Spinner paused={!spinning} />}
      {announced && <VisuallyHidden>Loading</VisuallyHidden>}
    </Status>
  );
});

const Status = styled.span`
  display: inline-flex;
  min-inline-size: 16px;
  min-block-size: 16px;
`;
