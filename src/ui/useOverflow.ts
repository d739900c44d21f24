import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element's content overflows along an axis. It must then be focusable, so that it can
 * be scrolled by keyboard.
 */
export function useOverflow<Target extends HTMLElement = HTMLDivElement>(axis: 'inline' | 'block') {
  const ref = useRef<Target>(null);
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () =>
      setOverflows(
        axis === 'inline'
          ? element.scrollWidth > element.clientWidth + 1
          : element.scrollHeight > element.clientHeight + 1,
      );
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [axis]);
  return { ref, overflows };
}
