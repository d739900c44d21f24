import { reaction } from 'mobx';
import { useEffect, useEffectEvent } from 'react';
import type { Load } from '../stores/Load';

/**
 * Asks again for what a screen shows as soon as that is known to be old. What failed, or is on its
 * way, is left alone.
 */
export function useRefresh<T>(load: Load<T>, again: () => void): void {
  const ask = useEffectEvent(again);
  useEffect(
    () =>
      reaction(
        () => load.outdated,
        (times) => times > 0 && ask(),
      ),
    [load],
  );
}
