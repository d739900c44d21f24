import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { defaultListParams, type OrganizationListParams } from '~/domain/organizationList';
import { downloadFile } from '~/lib/csv/downloadFile';
import { formatNumber } from '~/lib/format';
import { FailureReference } from '~/components/FailureReference';
import { loadFailureText } from '~/messages/failures';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { storedExportNotation } from '~/stores/exportNotation';
import { viewName, viewSearch } from '~/features/views/views';
import { ExportStore } from './ExportStore';
import { theme } from '~/theme/theme';
import { Alert, ProgressBar } from '~/ui/Feedback';
import { Button } from '~/ui/Button';

interface ExportProgressProps {
  /** The view to export; later changes of the list's filters don't affect a running export. */
  readonly query: OrganizationListParams;
  readonly onClose: () => void;
}

/** Progress of a running export, with its error and "Try again". Unmounting cancels it. */
export const ExportProgress = observer(function ExportProgress({
  query: initialQuery,
  onClose,
}: ExportProgressProps) {
  const { organizations, storage, views, toasts } = useStores();
  const [query] = useState({ ...defaultListParams, ...initialQuery });
  const [name] = useState(() => viewName(views.list, viewSearch(query)));
  const [store] = useState(
    () =>
      new ExportStore({
        api: organizations.api,
        save: downloadFile,
        notation: storedExportNotation(storage).notation,
      }),
  );
  const { status, exportedRows, total, error } = store;

  useEffect(() => {
    void store.run(query, name);
    return () => store.cancel();
  }, [store, query, name]);

  useEffect(() => {
    if (status !== 'done') return;
    if (store.isIncomplete)
      toasts.show({
        type: 'caution',
        text: 'The list changed during the export, so some rows may be missing. Export it again.',
      });
    else
      toasts.show({
        type: 'success',
        text: `${formatNumber(exportedRows)} ${exportedRows === 1 ? 'organization' : 'organizations'} exported.`,
      });
    onClose();
  });

  const progress =
    total === undefined
      ? formatNumber(exportedRows)
      : `${formatNumber(exportedRows)} of ${formatNumber(total)}`;
  return (
    <Box>
      {error && (
        <Alert title={loadFailureText(error).title}>
          <span>
            {`${loadFailureText(error).detail} ${progress} rows exported. “${message('try_again')}” continues from there.`}
          </span>
          <FailureReference failure={error} />
        </Alert>
      )}
      <Line>
        <ProgressBar label="Exporting organizations" value={exportedRows} max={total} />
        {error && (
          <Button size="small" variant="primary" onClick={() => void store.run(query, name)}>
            {message('try_again')}
          </Button>
        )}
        <Button size="small" onClick={onClose}>
          Cancel
        </Button>
      </Line>
    </Box>
  );
});

const Box = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-end: 1px solid ${theme.border.hairline};
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
`;
