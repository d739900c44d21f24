import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useStores } from '../stores/context';
import { Spinner } from '../ui/Spinner';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Milliseconds of waiting after which the indicator is spoken too. */
const spokenAfter = 1000;

/** Follows the calls in flight (specification, point 7): seen at once, spoken only when it lasts. */
export const LoadingIndicator = observer(function LoadingIndicator() {
  const { activity } = useStores();
  const busy = activity.inFlight > 0;
  const [spoken, setSpoken] = useState(false);

  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSpoken(true), spokenAfter);
    return () => {
      clearTimeout(timer);
      setSpoken(false);
    };
  }, [busy]);

  return (
    <span role="status" aria-label={busy ? 'Loading' : undefined} style={{ display: 'inline-flex', minWidth: 16, minHeight: 16 }}>
      {busy && <Spinner />}
      {busy && spoken && <VisuallyHidden>Loading</VisuallyHidden>}
    </span>
  );
});
