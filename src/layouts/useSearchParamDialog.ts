import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasKey, withKey, withoutKey, type DialogKey } from './dialogKeys';
import { useLazyDialog } from './useLazyDialog';

/**
 * A dialog that the address opens, by a key of its query (`?new`): a reload keeps it, Back closes
 * it, and its code comes when someone is about to open it.
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
      // Asked for already, but its code didn't come.
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
