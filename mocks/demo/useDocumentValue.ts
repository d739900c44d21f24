import { useCallback, useSyncExternalStore } from 'react';

/**
 * A primitive read from the document or the location, again after each change of the document or of a
 * field: a navigation by `history.pushState` has no event of its own in every browser, but renders
 * something.
 */
export function useDocumentValue<T extends string | number | boolean | undefined>(
  read: () => T,
): T {
  return useSyncExternalStore(
    useCallback((listener) => {
      const observer = new MutationObserver(listener);
      observer.observe(document.documentElement, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: ['aria-hidden'],
      });
      document.addEventListener('input', listener);
      return () => {
        observer.disconnect();
        document.removeEventListener('input', listener);
      };
    }, []),
    read,
  );
}
