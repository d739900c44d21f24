import { Download, Ellipsis, Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import type { OrganizationListParams } from '~/domain/organizationList';
import { useChunkErrorToast } from '~/hooks/useChunkErrorToast';
import { useLazyDialog } from '~/hooks/useLazyDialog';
import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import { Button } from '~/ui/button/Button';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { MenuButton } from '~/ui/menu/MenuButton';
import type { SpreadsheetMenuProps } from './SpreadsheetMenu';

const ImportDialog = lazyComponent(() =>
  import('./import/ImportDialog').then(({ ImportDialog }) => ImportDialog),
);
const ExportProgress = lazyComponent(() =>
  import('./export/ExportProgress').then(({ ExportProgress }) => ExportProgress),
);
const SpreadsheetMenu = lazyComponent(() =>
  import('./SpreadsheetMenu').then(({ SpreadsheetMenu }) => SpreadsheetMenu),
);

function LazySpreadsheetMenu(props: SpreadsheetMenuProps) {
  const showChunkError = useChunkErrorToast();
  const handleLoadError = () => {
    props.onOpenChange(false);
    showChunkError();
  };
  return <SpreadsheetMenu {...props} retryKey={props.open} onLoadError={handleLoadError} />;
}

/** Import and export of the list, for the screen to place. */
export interface SpreadsheetActions {
  /** The buttons "Import CSV" and "Export CSV". */
  readonly buttons: ReactNode;
  /** A menu with the same actions, for narrow screens. */
  readonly menu: ReactNode;
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
  const importing = useSearchParamDialog('import', ImportDialog);
  const exporting = useLazyDialog(ExportProgress);
  const canExport = total !== undefined && total > 0 && !exporting.isOpen;
  const startExport = () => canExport && exporting.open();
  return {
    buttons: (
      <>
        <Button
          variant="quiet"
          icon={<Upload size={16} aria-hidden="true" />}
          aria-haspopup="dialog"
          onClick={importing.open}
          {...importing.prefetchHandlers}
        >
          Import CSV
        </Button>
        <Button
          variant="quiet"
          icon={<Download size={16} aria-hidden="true" />}
          aria-disabled={!canExport || undefined}
          onClick={startExport}
          {...exporting.prefetchHandlers}
        >
          Export CSV
        </Button>
      </>
    ),
    menu: (
      <MenuButton
        aria-label="More actions"
        icon={<Ellipsis size={16} aria-hidden="true" />}
        onIntent={SpreadsheetMenu.preload}
        menu={LazySpreadsheetMenu}
        menuProps={{ canExport, onImport: importing.open, onExport: startExport }}
      />
    ),
    dialog: importing.isOpen && <ImportDialog onClose={importing.close} {...importing.loading} />,
    progress: exporting.isOpen && (
      <ExportProgress query={query} onClose={exporting.close} {...exporting.loading} />
    ),
  };
}
