import styled from '@emotion/styled';
import { useEffect, useEffectEvent, useState } from 'react';
import { LoadFailureAlert } from '~/components/ErrorContent';
import type { OrganizationListParams } from '~/domain/organizationList';
import { viewName, viewSearch } from '~/features/views/savedViews';
import { useTask } from '~/hooks/useMutation';
import { downloadFile } from '~/lib/csv/writeCsv';
import { countOrganizations } from '~/messages/bulkText';
import { message } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { ProgressBar } from '~/ui/Feedback';
import { Inline } from '~/ui/layout';
import { exportFileName, organizationsCsv } from './organizationsFile';
import { readAllRows, type ReadRows } from './readAllRows';

interface ExportProgressProps {
  /** The view to export; later changes of the list's filters don't affect a running export. */
  readonly query: OrganizationListParams;
  readonly onClose: () => void;
}

/** Reads all rows of a view and downloads them, with progress. Unmounting cancels it. */
export function ExportProgress({ query, onClose }: ExportProgressProps) {
  const { organizations, views, toasts } = useStores();
  const [exported] = useState(query);
  const { progress, error, run } = useTask<void, ReadRows>(async (_, signal, onProgress) => {
    const { rows, hasChanged } = await readAllRows(organizations.api, exported, signal, onProgress);
    const name = viewName(views.list, viewSearch(exported));
    downloadFile(exportFileName({ ...exported, name }), [organizationsCsv(rows)]);
    const done = `${countOrganizations(rows.length)} exported.`;
    if (hasChanged)
      toasts.show({
        type: 'caution',
        text: `${message('list_changed')}\n${done} Some may be missing: export the list again.`,
      });
    else toasts.show({ type: 'success', text: done });
    onClose();
  });
  const start = useEffectEvent(() => void run());
  useEffect(() => start(), []);

  return (
    <ExportLine wrap>
      {error ? (
        <LoadFailureAlert failure={error} />
      ) : (
        <ProgressBar
          label="Exporting organizations"
          value={progress?.rows.length ?? 0}
          max={progress?.total}
        />
      )}
      {error && <Button onClick={() => void run()}>{message('try_again')}</Button>}
      <Button variant="quiet" onClick={onClose}>
        Cancel
      </Button>
    </ExportLine>
  );
}

const ExportLine = styled(Inline)`
  padding-block: ${theme.space[2]};
  & > :not(button) {
    flex: 1 0 min(100%, 320px);
  }
`;
