import { Download } from 'lucide-react';
import type { DailySeats } from '~/domain/Subscription';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { IconButton } from '~/ui/button/IconButton';
import { useIntent } from '~/ui/hooks/useIntent';

interface DailySeatsExportProps {
  /** The rows of the selected period; undefined while they load. */
  readonly rows: readonly DailySeats[] | undefined;
  readonly name: string;
}

const load = async () => {
  const [{ dailySeatsCsv }, { downloadFile }] = await Promise.all([
    import('~/stores/export/dailySeatsCsv'),
    import('~/lib/csv/downloadFile'),
  ]);
  return { dailySeatsCsv, downloadFile };
};

/** Exports the daily seats of the selected period as CSV. */
export function DailySeatsExport({ rows, name }: DailySeatsExportProps) {
  const { toasts } = useStores();
  const prefetchHandlers = useIntent(() => void load().catch(() => undefined));
  const canExport = rows !== undefined && rows.length > 0;
  const save = () =>
    load().then(
      ({ dailySeatsCsv, downloadFile }) => downloadFile(name, [dailySeatsCsv(rows ?? [])]),
      () => toasts.show({ type: 'error', text: message('something_wrong') }),
    );
  return (
    <IconButton
      label="Export CSV"
      size="small"
      icon={<Download size={16} aria-hidden="true" />}
      aria-disabled={!canExport || undefined}
      onClick={() => canExport && void save()}
      {...prefetchHandlers}
    />
  );
}
