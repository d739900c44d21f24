import { useRef, useState } from 'react';

/**
 * Whether a text is cut where its line ends, and is to be shown in full on hover and focus. Spread the
 * handlers on an element around it: it is measured when that matters.
 */
export function useClipped<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  const [isClipped, setClipped] = useState(false);
  const measure = () => {
    const { scrollWidth = 0, clientWidth = 0 } = ref.current ?? {};
    setClipped(scrollWidth > clientWidth);
  };
  return { ref, isClipped, handlers: { onPointerEnter: measure, onFocus: measure } };
}
