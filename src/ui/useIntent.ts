import { useEffect, useRef } from 'react';

/**
 * Milliseconds of hover that count as intent; the pointer passes over an element faster than that.
 */
const intentDelay = 65;

/**
 * Called on intent, to prefetch what a click needs. May return a function that is called if the
 * user turns away without a click.
 */
export type OnIntent = () => (() => void) | void;

/** Handlers that call `onIntent` once pointer or focus rests on an element. */
export function useIntent(onIntent: OnIntent) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useRef<ReturnType<OnIntent>>(undefined);
  const start = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (cancel.current = onIntent()), intentDelay);
  };
  const end = () => {
    clearTimeout(timer.current);
    cancel.current = undefined;
  };
  const leave = () => {
    cancel.current?.();
    end();
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      cancel.current?.();
    },
    [],
  );
  return {
    onPointerEnter: start,
    onPointerLeave: leave,
    onFocus: start,
    onBlur: leave,
    // `onClick` belongs to the element.
    onClickCapture: end,
  };
}
