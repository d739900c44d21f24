import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface DetachableProps {
  readonly children: ReactNode;
}

/**
 * Takes its elements out of the document while a surrounding `Activity` is hidden, which alone only
 * sets `display: none`: headings, labels and ids of a hidden screen would still be found. Restores
 * the focus that they had.
 */
export function Detachable({ children }: DetachableProps) {
  const [container] = useState(() => document.createElement('div'));
  const [focus] = useState(() => ({ last: undefined as HTMLElement | undefined }));
  // `Activity` detaches and attaches the refs of its elements.
  const attach = useCallback(
    (parent: HTMLElement | null) => {
      parent?.append(container);
      focus.last?.focus({ preventScroll: true });
      return () => {
        const { activeElement } = document;
        focus.last =
          activeElement instanceof HTMLElement && container.contains(activeElement)
            ? activeElement
            : undefined;
        container.remove();
      };
    },
    [container, focus],
  );
  return (
    <>
      <div ref={attach} />
      {createPortal(children, container)}
    </>
  );
}
