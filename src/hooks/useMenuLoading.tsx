import { PageLoadingBar } from '~/ui/feedback/PageLoadingBar';
import type { MenuControl } from '~/ui/menu/MenuControl';
import { useChunkErrorToast } from './useChunkErrorToast';

/** For a lazily loaded menu: a chunk that can't be loaded closes it and is reported by toast. */
export function useMenuLoading({ open, onOpenChange }: MenuControl) {
  const showChunkError = useChunkErrorToast();
  return {
    retryKey: open,
    fallback: open && <PageLoadingBar />,
    onLoadError: () => {
      onOpenChange(false);
      showChunkError();
    },
  };
}
