import { useEffect, useState } from 'react';

/** Milliseconds before a pending state becomes visible; most responses arrive sooner. */
export const PENDING_DELAY = 150;

/**
 * Whether `active` has been true for `delay` milliseconds, so that short waits show no indicator.
 */
export function useDelayedFlag(active: boolean, delay: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setElapsed(true), delay);
    return () => {
      clearTimeout(timer);
      setElapsed(false);
    };
  }, [active, delay]);
  return active && elapsed;
}
