import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useLeaveQuestion } from '../../../layouts/useLeaveQuestion';
import { useStores } from '../../../stores/context';
import { Dialog } from '../../../ui/Dialog';
import { Stack } from '../../../ui/Stack';
import { readListAddress } from '../listAddress';
import { ColumnMatching } from './ColumnMatching';
import { DefaultSeatType } from './DefaultSeatType';
import { ImportFilesPart } from './ImportFilesPart';
import { ImportFooter } from './ImportFooter';
import { ImportRows } from './ImportRows';
import { ImportState } from './ImportState';
import { useImport } from './useImport';

interface ImportDialogProps {
  readonly onClose: () => void;
}

/**
 * Organizations from spreadsheets: files, their columns, a preview of every row, and the run that
 * creates them.
 */
export const ImportDialog = observer(function ImportDialog({ onClose }: ImportDialogProps) {
  const store = useImport();
  useFreshList();
  const { question, ask } = useLeaveQuestion(store.isTouched);
  const leave = () => ask(onClose);
  const before = store.run.status === 'idle';
  return (
    <Dialog
      open
      tall
      size={store.rows.length > 0 ? 'wide' : 'large'}
      title="Import CSV"
      description="Creates an organization of each line of your spreadsheets."
      onClose={leave}
      footer={<ImportFooter store={store} onLeave={leave} />}
    >
      <Stack gap={5}>
        <ImportFilesPart store={store} />
        {before && store.files.read.length > 0 && <DefaultSeatType store={store} />}
        {before &&
          store.files.read.map((file) => (
            <ColumnMatching key={file.id} store={store} file={file} />
          ))}
        <ImportState store={store} />
        {store.rows.length > 0 && <ImportRows store={store} />}
      </Stack>
      {question}
    </Dialog>
  );
});

/** The list under the dialog shows what was created as soon as the dialog goes. */
function useFreshList() {
  const { organizations, session } = useStores();
  const { search } = useLocation();
  const [query] = useState(() => readListAddress(search));
  useEffect(
    () => () => {
      if (session.user) organizations.show(query);
    },
    [organizations, session, query],
  );
}
