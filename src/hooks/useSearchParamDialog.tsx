import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { PageLoadingBar } from '~/ui/feedback/PageLoadingBar';
import type { LazyComponent } from '~/ui/hooks/lazyComponent';
import { useIntent } from '~/ui/hooks/useIntent';
import { hasKey, withKey, withoutKey, type DialogKey } from './dialogKeys';
import { useChunkErrorToast } from './useChunkErrorToast';

/**
 * State of a lazily loaded dialog that is bound to a key of the URL's search (`?new`): it survives
 * a reload, and Back closes it.
 */
export function useSearchParamDialog<Props>(key: DialogKey, Dialog: LazyComponent<Props>) {
  const location = useLocation();
  const navigate = useNavigate();
  const showChunkError = useChunkErrorToast();
  const [retryKey, setRetryKey] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  const isOpen = hasKey(location.search, key);
  const wasPushed = (location.state as { opened?: string } | null)?.opened === key;
  return {
    isOpen,
    /** For the dialog. The key stays in the URL if its chunk can't be loaded; `open` retries. */
    loading: {
      retryKey,
      fallback: !hasFailed && <PageLoadingBar />,
      onLoadError: () => {
        setHasFailed(true);
        showChunkError();
      },
    },
    /** For the dialog's button: preloads the chunk on hover and focus. */
    prefetchHandlers: useIntent(Dialog.preload),
    open: () => {
      setHasFailed(false);
      if (isOpen) setRetryKey(retryKey + 1);
      else
        void navigate(
          { search: withKey(location.search, key) },
          { state: { opened: key }, preventScrollReset: true },
        );
    },
    close: () => {
      if (wasPushed) void navigate(-1);
      else
        void navigate(
          { search: withoutKey(location.search, key) },
          { replace: true, preventScrollReset: true },
        );
    },
  };
}
