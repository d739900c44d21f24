import type { ReactNode } from 'react';
import { Download, Upload } from 'lucide-react';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useCommand } from '~/hooks/useCommand';
import { useDialog } from '~/hooks/useDialog';
import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import { Button, type ButtonVariant } from '~/ui/Button';
import { useIntent } from '~/ui/useIntent';
import { lazyDialog } from '~/ui/lazyComponent';
import type { SpreadsheetItems } from './MoreMenu';

const ImportDialog = lazyDialog('features/import/ImportDialog', () =>
  import('~/features/import/ImportDialog').then((module) => module.ImportDialog),
);
const ExportProgress = lazyDialog('features/export/ExportProgress', () =>
  import('~/features/export/ExportProgress').then((module) => module.ExportProgress),
);

/** Import and export of the list, for the screen to place. */
export interface SpreadsheetActions {
  /** The buttons "Import CSV" and "Export CSV". */
  readonly buttons: ReactNode;
  /** "Import CSV" as the second of the first steps. */
  readonly importButton: ReactNode;
  /** The same for the menu of narrow screens. */
  readonly menu: SpreadsheetItems;
  /** The import's dialog. */
  readonly dialog: ReactNode;
  /** The progress of a running export. */
  readonly progress: ReactNode;
}

/** Imports organizations, and exports those of a view; `total` is undefined while it is unknown. */
export function useSpreadsheetActions(
  query: OrganizationListParams,
  total: number | undefined,
): SpreadsheetActions {
  const importing = useSearchParamDialog('import');
  const exporting = useDialog();
  const prefetchHandlers = useIntent(() => {
    ImportDialog.prefetch();
    ExportProgress.prefetch();
  });
  const canExport = total !== undefined && total > 0 && !exporting.isOpen;
  const startExport = () => canExport && exporting.open();
  useCommand('import', importing.open);
  useCommand(canExport ? 'export' : undefined, startExport);
  const importButton = (variant: ButtonVariant) => (
    <Button
      variant={variant}
      icon={<Upload size={16} aria-hidden="true" />}
      aria-label="Import CSV"
      aria-haspopup="dialog"
      onClick={importing.open}
      {...prefetchHandlers}
    >
      Import
    </Button>
  );
  return {
    buttons: (
      <>
        {importButton('quiet')}
        <Button
          variant="quiet"
          icon={<Download size={16} aria-hidden="true" />}
          aria-disabled={!canExport || undefined}
          onClick={startExport}
          {...prefetchHandlers}
        >
          Export CSV
        </Button>
      </>
    ),
    importButton: importButton('secondary'),
    menu: { canExport, onImport: importing.open, onExport: startExport },
    dialog: importing.isOpen && <ImportDialog onClose={importing.close} />,
    progress: exporting.isOpen && <ExportProgress query={query} onClose={exporting.close} />,
  };
}
