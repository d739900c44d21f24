import { useState, type ReactNode } from 'react';
import type { StatusChange } from '~/domain/statusChange';
import { useChunkErrorToast } from '~/hooks/useChunkErrorToast';
import { useStores } from '~/stores/context';
import { PageLoadingBar } from '~/ui/feedback/PageLoadingBar';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { bulkChangeDraft } from './bulkChangeDraft';

const BulkDialog = lazyComponent(() => import('./BulkDialog').then(({ BulkDialog }) => BulkDialog));

/**
 * The dialog of a bulk change, for `Selection` to place. It opens by itself for a change during
 * which the session ended.
 */
export function useBulkDialog(): {
  readonly open: (change: StatusChange) => void;
  readonly preload: () => void;
  readonly dialog: ReactNode;
} {
  const { drafts } = useStores();
  const showChunkError = useChunkErrorToast();
  const [change, setChange] = useState<StatusChange | 'restored' | undefined>(() =>
    drafts.get(bulkChangeDraft) === undefined ? undefined : 'restored',
  );
  const close = () => setChange(undefined);
  return {
    open: setChange,
    preload: BulkDialog.preload,
    dialog: change && (
      <BulkDialog
        change={change === 'restored' ? 'deactivate' : change}
        fallback={<PageLoadingBar />}
        onClose={close}
        onLoadError={() => {
          close();
          showChunkError();
        }}
      />
    ),
  };
}
