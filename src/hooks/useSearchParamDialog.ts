import { useLocation } from 'react-router-dom';
import { hasDialog, withDialog, withoutDialogs, type UrlDialog } from '~/domain/urlState';
import { useNavigate } from './navigation';

/**
 * State of a dialog that is bound to a key of the URL's search (`?new`): it survives a reload, and
 * Back closes it.
 */
export function useSearchParamDialog(dialog: UrlDialog) {
  const { search } = useLocation();
  const entry = useHistoryEntry(dialog, true);
  const isOpen = hasDialog(search, dialog);
  return {
    isOpen,
    open: () => {
      if (!isOpen) entry.open(withDialog(search, dialog));
    },
    close: () => entry.close(withoutDialogs(search)),
  };
}

/**
 * What a key of the URL's search opens, in a history entry with this name. Closing it goes back, unless
 * the URL itself has opened it.
 */
export function useHistoryEntry(name: string, preventScrollReset: boolean) {
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const wasPushed = (state as { opened?: string } | null)?.opened === name;
  return {
    open: (search: string) =>
      void navigate({ search }, { state: { opened: name }, preventScrollReset }),
    close: (search: string) =>
      void (wasPushed ? navigate(-1) : navigate({ search }, { replace: true, preventScrollReset })),
  };
}
