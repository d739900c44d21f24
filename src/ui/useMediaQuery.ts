import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, for what CSS can't do: leaving code unloaded. Takes those of the
 * theme, too, which begin with `@media`.
 */
export function useMediaQuery(media: string): boolean {
  const query = media.replace('@media ', '');
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}
