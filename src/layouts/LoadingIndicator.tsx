import { observer } from 'mobx-react-lite';
import { useStores } from '../stores/context';
import { PENDING_DELAY } from '../lib/pendingDelay';
import { Spinner } from '../ui/Spinner';
import { useDelayedFlag } from '../ui/useDelayedFlag';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Milliseconds of waiting after which the indicator is spoken too. */
const announceDelay = 1000;

/**
 * Follows the calls in flight (specification, point 7): seen at once, spoken only when it lasts.
 */
export const LoadingIndicator = observer(function LoadingIndicator() {
  const { activity } = useStores();
  const busy = activity.inFlight > 0;
  const spinning = useDelayedFlag(busy, PENDING_DELAY);
  const announced = useDelayedFlag(busy, announceDelay);
  return (
    <span
      role="status"
      aria-label={busy ? 'Loading' : undefined}
      style={{ display: 'inline-flex', minWidth: 16, minHeight: 16 }}
    >
      {busy && <Spinner paused={!spinning} />}
      {announced && <VisuallyHidden>Loading</VisuallyHidden>}
    </span>
  );
});
