import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import { useStores } from '~/stores/context';
import { Dialog } from '~/ui/dialog/Dialog';
import { Stack } from '~/ui/layout/Stack';
import { readListSearchParams } from '~/screens/Organizations/listSearchParams';
import { ColumnMatching } from './ColumnMatching';
import { DefaultSeatType } from './DefaultSeatType';
import { ImportFilesSection } from './ImportFilesSection';
import { ImportFooter } from './ImportFooter';
import { ImportRows } from './ImportRows';
import { ImportStatus } from './ImportStatus';
import { useImportStore } from './useImportStore';

interface ImportDialogProps {
  readonly onClose: () => void;
}

/** Creates organizations from CSV files: choose files, match columns, preview every row, run. */
export const ImportDialog = observer(function ImportDialog({ onClose }: ImportDialogProps) {
  const store = useImportStore();
  useRefetchListOnClose();
  const { dialog: discardDialog, confirmThen } = useUnsavedChangesGuard(store.isDirty);
  const close = () => confirmThen(onClose);
  const isIdle = store.run.status === 'idle';
  return (
    <Dialog
      open
      tall
      size={store.rows.length > 0 ? 'wide' : 'large'}
      title="Import CSV"
      description="Creates one organization for each row of your files."
      onClose={close}
      footer={<ImportFooter store={store} onClose={close} />}
    >
      <Stack gap={5}>
        <ImportFilesSection store={store} />
        {isIdle && store.files.importable.length > 0 && <DefaultSeatType store={store} />}
        {isIdle &&
          store.files.importable.map((file) => (
            <ColumnMatching key={file.id} store={store} file={file} />
          ))}
        <ImportStatus store={store} />
        {store.rows.length > 0 && <ImportRows store={store} />}
      </Stack>
      {discardDialog}
    </Dialog>
  );
});

/** Shows the new organizations in the list as soon as the dialog closes. */
function useRefetchListOnClose() {
  const { organizations, session } = useStores();
  const { search } = useLocation();
  const [query] = useState(() => readListSearchParams(search));
  useEffect(
    () => () => {
      if (session.user) void organizations.view(query).ensure();
    },
    [organizations, session, query],
  );
}
