import type { DailySeats } from '../../domain/Subscription';
import { message } from '../../messages/message';
import { useStores } from '../../stores/context';
import { Button } from '../../ui/Button';
import { useIntent } from '../../ui/useIntent';

interface DailySeatsExportProps {
  /** The rows of the period that is chosen; undefined while they aren't there. */
  readonly rows: readonly DailySeats[] | undefined;
  readonly name: string;
}

const load = async () => {
  const [{ dailySeatsCsv }, { downloadFile: saveFile }] = await Promise.all([
    import('../../stores/export/dailySeatsCsv'),
    import('../../lib/csv/downloadFile'),
  ]);
  return { dailySeatsCsv, saveFile };
};

/** The daily seats of the period as CSV. */
export function DailySeatsExport({ rows, name }: DailySeatsExportProps) {
  const { toasts } = useStores();
  const prefetchHandlers = useIntent(() => void load().catch(() => undefined));
  const canExport = rows !== undefined && rows.length > 0;
  const save = () =>
    load().then(
      ({ dailySeatsCsv, saveFile }) => saveFile(name, [dailySeatsCsv(rows ?? [])]),
      () => toasts.show({ type: 'error', text: message('something_wrong') }),
    );
  return (
    <Button
      aria-disabled={!canExport || undefined}
      onClick={() => canExport && void save()}
      {...prefetchHandlers}
    >
      Export CSV
    </Button>
  );
}
