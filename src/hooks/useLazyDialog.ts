import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { whenIdle } from '~/lib/whenIdle';
import { useIntent } from '~/ui/hooks/useIntent';
import { useChunkErrorToast } from './useChunkErrorToast';

/**
 * A dialog whose chunk is loaded on demand: `Dialog` is defined while it is open. A chunk that
 * can't be loaded is reported by toast. With `prefetchOnIdle`, the chunk is prefetched when the
 * page is idle.
 */
export function useLazyDialog<Props>(
  load: () => Promise<ComponentType<Props>>,
  prefetchOnIdle = false,
) {
  const showChunkError = useChunkErrorToast();
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const prefetchHandlers = useIntent(() => void load().catch(() => undefined));
  const prefetch = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => (prefetchOnIdle ? whenIdle(() => prefetch()) : undefined), [prefetchOnIdle]);
  return {
    Dialog,
    /** For the dialog's button: prefetches the chunk on hover and focus. */
    prefetchHandlers,
    open: () => void load().then((Loaded) => setDialog(() => Loaded), showChunkError),
    close: () => setDialog(undefined),
  };
}
