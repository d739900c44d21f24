import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { whenIdle } from '~/lib/whenIdle';
import { useStores } from '~/stores/context';
import { lazyComponent } from '~/ui/hooks/lazyComponent';

const ToastStacks = lazyComponent(() =>
  import('./ToastStacks').then(({ ToastStacks }) => ToastStacks),
);

/**
 * In milliseconds: by then the first screen has loaded, and the toasts' chunk doesn't compete with
 * it.
 */
const prefetchDelay = 3000;

/** The toasts. Their chunk is loaded some time after the first screen, or with the first toast. */
export const Toasts = observer(function Toasts() {
  const { toasts } = useStores();
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    let cancelIdle: (() => void) | undefined;
    const timer = setTimeout(() => (cancelIdle = whenIdle(() => setIdle(true))), prefetchDelay);
    return () => {
      clearTimeout(timer);
      cancelIdle?.();
    };
  }, []);
  const count = toasts.toasts.length;
  return (idle || count > 0) && <ToastStacks retryKey={count} />;
});
