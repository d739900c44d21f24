import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { defaultListParams, type OrganizationListParams } from '../../../domain/organizationList';
import { downloadFile } from '../../../lib/csv/downloadFile';
import { formatNumber } from '../../../lib/format';
import { loadFailureText } from '../../../messages/failures';
import { message } from '../../../messages/message';
import { useStores } from '../../../stores/context';
import { ExportStore } from '../../../stores/export/ExportStore';
import { theme } from '../../../theme/theme';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ProgressBar } from '../../../ui/ProgressBar';

interface ExportProgressProps {
  /** The view that is exported, as it was when someone asked. */
  readonly query: OrganizationListParams;
  readonly onClose: () => void;
}

/**
 * An export under way: how far it has come, why it stopped, and the way on. Leaving the screen
 * gives it up.
 */
export const ExportProgress = observer(function ExportProgress({
  query: initialQuery,
  onClose,
}: ExportProgressProps) {
  const { organizations, toasts } = useStores();
  const [query] = useState({ ...defaultListParams, ...initialQuery });
  const [store] = useState(() => new ExportStore({ api: organizations.api, save: downloadFile }));
  const { status, exportedRows: done, total, error: failure } = store;

  useEffect(() => {
    void store.run(query);
    return () => store.cancel();
  }, [store, query]);

  useEffect(() => {
    if (status !== 'done') return;
    if (store.isIncomplete)
      toasts.show({
        type: 'caution',
        text: 'The list changed while it was exported. Export it again to be sure of every row.',
      });
    else
      toasts.show({
        type: 'success',
        text: `${formatNumber(done)} ${done === 1 ? 'organization' : 'organizations'} exported.`,
      });
    onClose();
  });

  return (
    <Box>
      {failure && (
        <Alert title={loadFailureText(failure).title}>
          {loadFailureText(failure).detail} {formatNumber(done)}{' '}
          {total === undefined ? '' : `of ${formatNumber(total)} `}rows are there; the export goes
          on behind them.
        </Alert>
      )}
      <Line>
        <ProgressBar label="Exporting organizations" value={done} max={total} />
        {failure && (
          <Button size="small" variant="primary" onClick={() => void store.run(query)}>
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
