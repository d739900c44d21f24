import { useLocation, useNavigate } from 'react-router-dom';
import { hasKey, withKey, withoutKey, type DialogKey } from './dialogKeys';

/**
 * State of a dialog that is bound to a key of the URL's search (`?new`): it survives a reload, and
 * Back closes it.
 */
export function useSearchParamDialog(key: DialogKey) {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = hasKey(location.search, key);
  const wasPushed = (location.state as { opened?: string } | null)?.opened === key;
  return {
    isOpen,
    open: () => {
      if (isOpen) return;
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
