import { Download } from 'lucide-react';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { IconButton } from '~/ui/button/IconButton';
import { useIntent } from '~/ui/hooks/useIntent';

interface CsvExportButtonProps {
  readonly label: string;
  readonly fileName: string;
  /** Loads the code that writes the file; undefined while there is nothing to export. */
  readonly loadWriter: (() => Promise<() => string>) | undefined;
}

/** Downloads what a panel shows as a CSV file. */
export function CsvExportButton({ label, fileName, loadWriter }: CsvExportButtonProps) {
  const { toasts } = useStores();
  const load = () => Promise.all([loadWriter?.(), import('~/lib/csv/downloadFile')]);
  const prefetchHandlers = useIntent(() => void load().catch(() => undefined));
  const save = () =>
    load().then(
      ([write, { downloadFile }]) => write && downloadFile(fileName, [write()]),
      () => toasts.show({ type: 'error', text: message('something_wrong') }),
    );
  return (
    <IconButton
      label={label}
      size="small"
      icon={<Download size={16} aria-hidden="true" />}
      aria-disabled={!loadWriter || undefined}
      onClick={() => void (loadWriter && save())}
      {...prefetchHandlers}
    />
  );
}
