import { Download, Upload } from 'lucide-react';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useCommand } from '~/hooks/useCommand';
import { useDialog } from '~/hooks/useDialog';
import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import { Button } from '~/ui/button/Button';
import type { ButtonVariant } from '~/ui/button/buttonClass';
import { useIntent } from '~/ui/hooks/useIntent';
import { lazyDialog } from '~/ui/lazy/lazyComponent';
import type { SpreadsheetItems } from './MoreMenu';
import type { ElementNode } from '~/ui/layout/ElementNode';

const ImportDialog = lazyDialog('features/import/ImportDialog', () =>
  import('~/features/import/ImportDialog').then((module) => module.ImportDialog),
);
const ExportProgress = lazyDialog('features/export/ExportProgress', () =>
  import('~/features/export/ExportProgress').then((module) => module.ExportProgress),
);

/** Import and export of the list, for the screen to place. */
export interface SpreadsheetActions {
  /** The buttons "Import CSV" and "Export CSV". */
  readonly buttons: ElementNode;
  /** "Import CSV" as the second of the first steps. */
  readonly importButton: ElementNode;
  /** The same for the menu of narrow screens. */
  readonly menu: SpreadsheetItems;
  /** The import's dialog. */
  readonly dialog: ElementNode;
  /** The progress of a running export. */
  readonly progress: ElementNode;
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
