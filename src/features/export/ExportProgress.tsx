import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useState } from 'react';
import { isAbortError, toFailure } from '~/api/ApiError';
import { FailureHelp } from '~/components/ErrorContent';
import { defaultListParams, type OrganizationListParams } from '~/domain/organizationList';
import { viewName, viewSearch } from '~/features/views/savedViews';
import { downloadFile } from '~/lib/csv/writeCsv';
import type { Failure } from '~/lib/Failure';
import { countOrganizations } from '~/messages/bulkStatusText';
import { loadFailureText } from '~/messages/failures';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Alert, ProgressBar } from '~/ui/Feedback';
import { exportFileName, organizationsCsv } from './organizationsFile';
import { readAllRows, type AllRows } from './readAllRows';

interface ExportProgressProps {
  /** The view to export; later changes of the list's filters don't affect a running export. */
  readonly query: OrganizationListParams;
  readonly onClose: () => void;
}

/** Reads all rows of a view and downloads them, with progress. Unmounting cancels it. */
export function ExportProgress({ query, onClose }: ExportProgressProps) {
  const [exported] = useState({ ...defaultListParams, ...query });
  const [attempt, setAttempt] = useState(1);
  return (
    <Attempt
      key={attempt}
      query={exported}
      onClose={onClose}
      onRetry={() => setAttempt(attempt + 1)}
    />
  );
}

interface AttemptProps extends ExportProgressProps {
  readonly onRetry: () => void;
}

function Attempt({ query, onClose, onRetry }: AttemptProps) {
  const { organizations, views, toasts } = useStores();
  const [progress, setProgress] = useState<{ done: number; total: number }>();
  const [failure, setFailure] = useState<Failure>();

  const download = useEffectEvent(({ rows, total }: AllRows) => {
    const name = viewName(views.list, viewSearch(query));
    downloadFile(exportFileName({ ...query, name }), [organizationsCsv(rows)]);
    if (rows.length === total)
      toasts.show({ type: 'success', text: `${countOrganizations(rows.length)} exported.` });
    else
      toasts.show({
        type: 'caution',
        text: 'The list changed during the export, so some rows may be missing. Export it again.',
      });
    onClose();
  });
  useEffect(() => {
    const controller = new AbortController();
    readAllRows(organizations.api, query, controller.signal, (read) =>
      setProgress({ done: read.rows.length, total: read.total }),
    ).then(download, (error: unknown) => {
      const failed = toFailure(error);
      if (!isAbortError(error) && failed.status !== 401) setFailure(failed);
    });
    return () => controller.abort();
  }, [organizations, query]);

  return (
    <Line>
      {failure ? (
        <Alert title={loadFailureText(failure).title}>
          <span>{loadFailureText(failure).detail}</span>
          <FailureHelp failure={failure} />
        </Alert>
      ) : (
        <ProgressBar
          label="Exporting organizations"
          value={progress?.done ?? 0}
          max={progress?.total}
        />
      )}
      {failure && <Button onClick={onRetry}>{message('try_again')}</Button>}
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  padding-block: ${theme.space[2]};
  & > :not(button) {
    flex: 1 0 min(100%, 320px);
  }
`;
