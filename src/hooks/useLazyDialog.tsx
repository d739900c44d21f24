import { useEffect, useState } from 'react';
import { PageLoadingBar } from '~/ui/feedback/PageLoadingBar';
import type { LazyComponent } from '~/ui/hooks/lazyComponent';
import { useIntent } from '~/ui/hooks/useIntent';
import { useChunkErrorToast } from './useChunkErrorToast';

/**
 * State of a lazily loaded dialog, which is rendered while `isOpen`. A chunk that can't be loaded
 * is reported by toast, and the dialog counts as closed.
 */
export function useLazyDialog<Props>(Dialog: LazyComponent<Props>) {
  const [isOpen, setIsOpen] = useState(false);
  const showChunkError = useChunkErrorToast();
  const close = () => setIsOpen(false);
  // A screen that is kept hidden is revealed without its dialogs.
  useEffect(() => () => setIsOpen(false), []);
  return {
    isOpen,
    open: () => setIsOpen(true),
    close,
    /** For the dialog. */
    loading: {
      fallback: <PageLoadingBar />,
      onLoadError: () => {
        close();
        showChunkError();
      },
    },
    /** For the dialog's button: preloads the chunk on hover and focus. */
    prefetchHandlers: useIntent(Dialog.preload),
  };
}
