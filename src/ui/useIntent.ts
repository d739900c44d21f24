import { useEffect, useRef } from 'react';

/** Milliseconds of pointing after which someone may mean it; passing by takes less. */
const intentDelay = 80;

/** Handlers that run something ahead once the pointer or the focus rests on an element. */
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
