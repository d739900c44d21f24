import { Download } from 'lucide-react';
import { useState } from 'react';
import { isAbortError, toFailure } from '~/api/ApiError';
import { downloadFile } from '~/lib/csv/writeCsv';
import { loadFailureText } from '~/messages/failures';
import { useStores } from '~/stores/context';
import { IconButton } from '~/ui/Button';

interface CsvExportButtonProps {
  readonly label: string;
  readonly fileName: string;
  /** Returns the file's content, once it is loaded; undefined while there is nothing to export. */
  readonly toCsv: (() => string | Promise<string>) | undefined;
}

/** Downloads what a panel shows as a CSV file. */
export function CsvExportButton({ label, fileName, toCsv }: CsvExportButtonProps) {
  const { toasts } = useStores();
  const [isLoading, setIsLoading] = useState(false);

  async function download(write: NonNullable<typeof toCsv>) {
    setIsLoading(true);
    try {
      downloadFile(fileName, [await write()]);
    } catch (error) {
      const { title, detail } = loadFailureText(toFailure(error));
      if (!isAbortError(error)) toasts.show({ type: 'error', title, text: detail ?? '' });
    } finally {
      setIsLoading(false);
    }
  }

  return (
    <IconButton
      label={label}
      size="small"
      icon={<Download size={16} aria-hidden="true" />}
      aria-disabled={!toCsv || isLoading || undefined}
      onClick={() => toCsv && !isLoading && void download(toCsv)}
    />
  );
}
