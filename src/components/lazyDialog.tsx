import type { ComponentType } from 'react';
import { useChunkErrorToast } from '~/hooks/useChunkErrorToast';
import type { Chunk } from '~/lib/Chunk';
import { PageLoadingBar } from '~/ui/feedback/PageLoadingBar';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import type { MenuControl } from '~/ui/menu/MenuControl';

/**
 * A dialog of a chunk. If it is opened before the page was idle, a progress bar shows that it is
 * loading; if it can't be loaded, a toast says so, and it counts as closed.
 */
export function lazyDialog<Module, Props extends { readonly onClose: () => void }>(
  chunk: Chunk<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const Dialog = lazyComponent(chunk, pick);
  return function LazyDialog(props) {
    const showChunkError = useChunkErrorToast();
    const handleLoadError = (error: unknown) => {
      props.onClose();
      showChunkError(error);
    };
    return <Dialog {...props} fallback={<PageLoadingBar />} onLoadError={handleLoadError} />;
  };
}

/** A menu of a chunk, for a `MenuButton`: as `lazyDialog`. */
export function lazyMenu<Module, Props extends MenuControl>(
  chunk: Chunk<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props> {
  const Menu = lazyComponent(chunk, pick);
  return function LazyMenu(props) {
    const { open, onOpenChange } = props;
    const showChunkError = useChunkErrorToast();
    const handleLoadError = (error: unknown) => {
      if (!open) return;
      onOpenChange(false);
      showChunkError(error);
    };
    return (
      <Menu
        {...props}
        retryKey={open}
        fallback={open && <PageLoadingBar />}
        onLoadError={handleLoadError}
      />
    );
  };
}
