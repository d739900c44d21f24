import { Download } from 'lucide-react';
import { downloadFile } from '~/lib/csv/downloadFile';
import type { CsvNotation } from '~/lib/csv/writeCsv';
import { useStores } from '~/stores/context';
import { storedExportNotation } from '~/stores/exportNotation';
import { IconButton } from '~/ui/button/IconButton';

interface CsvExportButtonProps {
  readonly label: string;
  readonly fileName: string;
  /** Returns the file's content; undefined while there is nothing to export. */
  readonly toCsv: ((notation: CsvNotation | undefined) => string) | undefined;
}

/** Downloads what a panel shows as a CSV file. */
export function CsvExportButton({ label, fileName, toCsv }: CsvExportButtonProps) {
  const { storage } = useStores();
  return (
    <IconButton
      label={label}
      size="small"
      icon={<Download size={16} aria-hidden="true" />}
      aria-disabled={!toCsv || undefined}
      onClick={() =>
        toCsv && downloadFile(fileName, [toCsv(storedExportNotation(storage).notation)])
      }
    />
  );
}
