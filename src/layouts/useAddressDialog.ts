import { useEffect, useEffectEvent, type ComponentType } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useDialogCode } from './useDialogCode';

/**
 * A dialog that the address opens, by a key of its query (`?new`): a reload keeps it, Back closes
 * it, and its code comes when someone is about to open it.
 */
export function useAddressDialog<Props>(key: string, load: () => Promise<ComponentType<Props>>) {
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

function parts(search: string): string[] {
  return search
    .replace(/^\?/, '')
    .split('&')
    .filter((part) => part !== '');
}

function isKey(part: string, key: string): boolean {
  return part === key || part.startsWith(`${key}=`);
}

function hasKey(search: string, key: string): boolean {
  return parts(search).some((part) => isKey(part, key));
}

function withKey(search: string, key: string): string {
  return `?${[...parts(search), key].join('&')}`;
}

function withoutKey(search: string, key: string): string {
  const rest = parts(search).filter((part) => !isKey(part, key));
  return rest.length > 0 ? `?${rest.join('&')}` : '';
}
