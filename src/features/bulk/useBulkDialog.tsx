import { useState } from 'react';
import type { StatusChange } from '~/domain/statusChange';
import { useStores } from '~/stores/context';
import { BulkDialog } from './BulkDialog';
import { bulkChangeDraft } from './bulkChangeDraft';
import type { ElementNode } from '~/ui/layout/ElementNode';

/**
 * The dialog of a bulk change, for `Selection` to place. It opens by itself for a change during
 * which the session ended.
 */
export function useBulkDialog(): {
  readonly open: (change: StatusChange) => void;
  readonly dialog: ElementNode;
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
        onClose={() => setChange(undefined)}
      />
    ),
  };
}
