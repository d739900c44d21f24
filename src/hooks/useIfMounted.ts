import { useLayoutEffect, useRef } from 'react';

/** Returns a function that runs a callback only while the component is mounted. */
export function useIfMounted(): (callback: () => void) => void {
  const mounted = useRef(false);
  useLayoutEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  return (callback) => {
    if (mounted.current) callback();
  };
}
