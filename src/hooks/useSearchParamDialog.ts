import { useLocation, useNavigate } from 'react-router-dom';
import { hasDialog, withDialog, withoutDialogs, type UrlDialog } from '~/domain/urlState';

/**
 * State of a dialog that is bound to a key of the URL's search (`?new`): it survives a reload, and
 * Back closes it.
 */
export function useSearchParamDialog(dialog: UrlDialog) {
  const location = useLocation();
  const navigate = useNavigate();
  const isOpen = hasDialog(location.search, dialog);
  const wasPushed = (location.state as { opened?: string } | null)?.opened === dialog;
  return {
    isOpen,
    open: () => {
      if (isOpen) return;
      void navigate(
        { search: withDialog(location.search, dialog) },
        { state: { opened: dialog }, preventScrollReset: true },
      );
    },
    close: () => {
      if (wasPushed) void navigate(-1);
      else
        void navigate(
          { search: withoutDialogs(location.search) },
          { replace: true, preventScrollReset: true },
        );
    },
  };
}
