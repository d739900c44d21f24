import { useEffect, useRef } from 'react';

/** Wraps what is to happen after something long, unless its component is gone by then. */
export function useWhileShown(): (run: () => void) => void {
  const shown = useRef(false);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);
  return (run) => {
    if (shown.current) run();
  };
}
