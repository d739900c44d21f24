import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the browser has painted the component's first render; false until then, so that expensive
 * content can be rendered afterwards. `useDeferredValue` alone doesn't ensure that: React may commit the
 * deferred render before the browser paints the first one.
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
