import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { hasKey, withKey, withoutKey, type DialogKey } from './dialogKeys';
import { useDialogCode } from './useDialogCode';

/**
 * A dialog that the address opens, by a key of its query (`?new`): a reload keeps it, Back closes
 * it, and its code comes when someone is about to open it.
 */
export function useAddressDialog<Props>(key: DialogKey, load: () => Promise<ComponentType<Props>>) {
  const location = useLocation();
  const navigate = useNavigate();
  const { Dialog, ahead, open, close } = useDialogCode(load);
  const asked = hasKey(location.search, key);

  const follow = useEffectEvent((isAsked: boolean) => (isAsked ? open() : close()));
  useEffect(() => follow(asked), [asked]);

  const opened = (location.state as { opened?: string } | null)?.opened === key;
  return {
    Dialog: asked ? Dialog : undefined,
    ahead,
    open: () => {
      // Asked for already, but its code didn't come.
      if (asked) open();
      else
        void navigate(
          { search: withKey(location.search, key) },
          { state: { opened: key }, preventScrollReset: true },
        );
    },
    close: () => {
      if (opened) void navigate(-1);
      else
        void navigate(
          { search: withoutKey(location.search, key) },
          { replace: true, preventScrollReset: true },
        );
    },
  };
}
