import { useEffect, useRef } from 'react';

/**
 * Milliseconds of hover that count as intent; the pointer passes over an element faster than that.
 */
const intentDelay = 80;

/**
 * Handlers that call `onIntent` once pointer or focus rests on an element, to prefetch what a click
 * needs.
 */
export function useIntent(onIntent: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = setTimeout(onIntent, intentDelay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { onPointerEnter: start, onPointerLeave: stop, onFocus: start, onBlur: stop };
}
