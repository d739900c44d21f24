import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the browser has painted the component's first render, which what costs much can wait for.
 * `useDeferredValue` doesn't: React often commits the deferred render before the frame in which the
 * first one would have been painted.
 */
export function useIsPainted(): boolean {
  const [isPainted, setIsPainted] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // The frame is painted between this callback and the next task.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setIsPainted(true)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);
  return isPainted;
}
