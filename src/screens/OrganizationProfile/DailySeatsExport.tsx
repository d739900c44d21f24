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
  const [{ dailySeatsCsv }, { saveFile }] = await Promise.all([
    import('../../stores/export/dailySeatsCsv'),
    import('../../lib/csv/saveFile'),
  ]);
  return { dailySeatsCsv, saveFile };
};

/** The daily seats of the period as CSV. */
export function DailySeatsExport({ rows, name }: DailySeatsExportProps) {
  const { toasts } = useStores();
  const ahead = useIntent(() => void load().catch(() => undefined));
  const can = rows !== undefined && rows.length > 0;
  const save = () =>
    load().then(
      ({ dailySeatsCsv, saveFile }) => saveFile(name, [dailySeatsCsv(rows ?? [])]),
      () => toasts.show({ type: 'error', text: message('something_wrong') }),
    );
  return (
    <Button aria-disabled={!can || undefined} onClick={() => can && void save()} {...ahead}>
      Export CSV
    </Button>
  );
}
