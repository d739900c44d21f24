import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasKey, withKey, withoutKey, type DialogKey } from './dialogKeys';
import { useLazyDialog } from './useLazyDialog';

/**
 * A dialog bound to a key of the URL's search (`?new`): it survives a reload, Back closes it, and
 * its chunk is loaded on demand.
 */
export function useSearchParamDialog<Props>(
  key: DialogKey,
  load: () => Promise<ComponentType<Props>>,
) {
  const location = useLocation();
  const navigate = useNavigate();
  const { Dialog, prefetchHandlers, open, close } = useLazyDialog(load);
  const isRequested = hasKey(location.search, key);

  const syncWithUrl = useEffectEvent((requested: boolean) => (requested ? open() : close()));
  useEffect(() => syncWithUrl(isRequested), [isRequested]);

  const wasPushed = (location.state as { opened?: string } | null)?.opened === key;
  return {
    Dialog: isRequested ? Dialog : undefined,
    prefetchHandlers,
    open: () => {
      // The key is in the URL, but the chunk failed to load.
      if (isRequested) open();
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
