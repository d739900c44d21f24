import { useLayoutEffect, useRef, useState } from 'react';

export interface Size {
  readonly width: number;
  readonly height: number;
  /** The font size in pixels, which follows the user's browser setting. */
  readonly fontSize: number;
}

/** An element's inner size in whole pixels, kept up to date. Measured before the first paint. */
export function useSize() {
  const ref = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Size>({ width: 0, height: 0, fontSize: 12 });
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const next = {
        width: element.clientWidth,
        height: element.clientHeight,
        fontSize: Number.parseFloat(getComputedStyle(element).fontSize),
      };
      setSize((previous) =>
        previous.width === next.width &&
        previous.height === next.height &&
        previous.fontSize === next.fontSize
          ? previous
          : next,
      );
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, size };
}
