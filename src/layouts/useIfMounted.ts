import { useEffect, useRef } from 'react';

/** Wraps what is to happen after something long, unless its component is gone by then. */
export function useIfMounted(): (callback: () => void) => void {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return (callback) => {
    if (mounted.current) callback();
  };
}
