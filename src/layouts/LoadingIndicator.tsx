import { observer } from 'mobx-react-lite';
import { useStores } from '../stores/context';
import { patience } from '../lib/patience';
import { Spinner } from '../ui/Spinner';
import { useLasting } from '../ui/useLasting';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Milliseconds of waiting after which the indicator is spoken too. */
const spokenAfter = 1000;

/**
 * Follows the calls in flight (specification, point 7): seen at once, spoken only when it lasts.
 */
export const LoadingIndicator = observer(function LoadingIndicator() {
  const { activity } = useStores();
  const busy = activity.inFlight > 0;
  const turning = useLasting(busy, patience);
  const spoken = useLasting(busy, spokenAfter);
  return (
    <span
      role="status"
      aria-label={busy ? 'Loading' : undefined}
      style={{ display: 'inline-flex', minWidth: 16, minHeight: 16 }}
    >
      {busy && <Spinner still={!turning} />}
      {spoken && <VisuallyHidden>Loading</VisuallyHidden>}
    </span>
  );
});
