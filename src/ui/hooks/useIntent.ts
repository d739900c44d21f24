import { useEffect, useRef, type PointerEvent } from 'react';

/**
 * Milliseconds of hover that count as intent; the pointer passes over an element faster than that.
 */
const intentDelay = 65;

/**
 * Called on intent, to prefetch what a click needs. May return a function that is called if the
 * user turns away without a click.
 */
export type OnIntent = () => (() => void) | void;

/**
 * Handlers that call `onIntent` once pointer or focus rests on an element, or when it is pressed.
 */
export function useIntent(onIntent: OnIntent) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useRef<ReturnType<OnIntent>>(undefined);
  const run = () => {
    clearTimeout(timer.current);
    cancel.current = onIntent();
  };
  const start = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(run, intentDelay);
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
    // A finger that presses may be about to scroll.
    onPointerDown: ({ button, pointerType }: PointerEvent) =>
      button === 0 && pointerType !== 'touch' && run(),
    onPointerLeave: leave,
    onFocus: start,
    onBlur: leave,
    // `onClick` belongs to the element.
    onClickCapture: end,
  };
}
