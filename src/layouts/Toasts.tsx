import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { whenIdle } from '../lib/whenIdle';
import { useStores } from '../stores/context';
import { lazyComponent } from '../ui/lazyComponent';

const ToastStacks = lazyComponent(() =>
  import('./ToastStacks').then(({ ToastStacks }) => ToastStacks),
);

/**
 * Milliseconds after which the first screen has what it needs, and the toasts' code may come ahead
 * of the first toast.
 */
const prefetchDelay = 3000;

/**
 * The toasts on screen. Their code comes once the first screen stands, or with the first of them.
 */
export const Toasts = observer(function Toasts() {
  const { toasts } = useStores();
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => (stop = whenIdle(() => setIdle(true))), prefetchDelay);
    return () => {
      clearTimeout(timer);
      stop?.();
    };
  }, []);
  const count = toasts.toasts.length;
  return (idle || count > 0) && <ToastStacks retryKey={count} />;
});
