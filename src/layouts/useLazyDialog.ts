import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { whenIdle } from '../lib/whenIdle';
import { useIntent } from '../ui/useIntent';
import { useChunkErrorToast } from './useChunkErrorToast';

/**
 * A dialog whose code comes when someone is about to open it: `Dialog` is there while it is open.
 * Code that can't be loaded says so and leaves the screen as it is. When it is `likely`, the code
 * comes as soon as the page is idle.
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
    /** Handlers for the button: pointing at it or focusing it loads the code. */
    prefetchHandlers,
    open: () => void load().then((Loaded) => setDialog(() => Loaded), showChunkError),
    close: () => setDialog(undefined),
  };
}
