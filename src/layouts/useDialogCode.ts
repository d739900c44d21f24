import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { whenIdle } from '../lib/whenIdle';
import { useIntent } from '../ui/useIntent';
import { useMissingCode } from './useMissingCode';

/**
 * A dialog whose code comes when someone is about to open it: `Dialog` is there while it is open.
 * Code that can't be loaded says so and leaves the screen as it is. When it is `likely`, the code
 * comes as soon as the page is idle.
 */
export function useDialogCode<Props>(load: () => Promise<ComponentType<Props>>, likely = false) {
  const sayMissing = useMissingCode();
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const ahead = useIntent(() => void load().catch(() => undefined));
  const soon = useEffectEvent(() => void load().catch(() => undefined));
  useEffect(() => (likely ? whenIdle(() => soon()) : undefined), [likely]);
  return {
    Dialog,
    /** Handlers for the button: pointing at it or focusing it loads the code. */
    ahead,
    open: () => void load().then((Loaded) => setDialog(() => Loaded), sayMissing),
    close: () => setDialog(undefined),
  };
}
