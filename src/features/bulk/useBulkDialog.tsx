import { useState, type RefObject, type ReactNode } from 'react';
import type { StatusChange } from '~/domain/statusChange';
import { useStores } from '~/stores/context';
import { lazyDialog } from '~/ui/lazyComponent';
import { bulkChangeDraft } from './bulkChangeDraft';

export const BulkDialog = lazyDialog('features/bulk/BulkDialog', () =>
  import('./BulkDialog').then((module) => module.BulkDialog),
);

/**
 * The dialog of a bulk change, for `Selection` to place. It opens by itself for a change during
 * which the session ended. `finalFocus` receives focus instead of the button that opened it.
 */
export function useBulkDialog(finalFocus: RefObject<HTMLElement | null> | undefined): {
  readonly open: (change: StatusChange) => void;
  readonly dialog: ReactNode;
} {
  const { drafts } = useStores();
  const [change, setChange] = useState<StatusChange | 'restored' | undefined>(() =>
    drafts.get(bulkChangeDraft) === undefined ? undefined : 'restored',
  );
  return {
    open: setChange,
    dialog: change && (
      <BulkDialog
        change={change === 'restored' ? 'deactivate' : change}
        finalFocus={finalFocus}
        onClose={() => setChange(undefined)}
      />
    ),
  };
}
