import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import { Button } from '~/ui/button/Button';
import { lazyComponent } from '~/ui/hooks/lazyComponent';

interface SpreadsheetButtonsProps {
  /** Handlers that prefetch the export's chunk. */
  readonly prefetchHandlers: object;
  readonly canExport: boolean;
  readonly onExport: () => void;
}

const ImportDialog = lazyComponent(() =>
  import('./import/ImportDialog').then(({ ImportDialog }) => ImportDialog),
);

export function SpreadsheetButtons({
  prefetchHandlers,
  canExport,
  onExport,
}: SpreadsheetButtonsProps) {
  const dialog = useSearchParamDialog('import', ImportDialog);
  return (
    <>
      <Button
        aria-disabled={!canExport || undefined}
        onClick={() => canExport && onExport()}
        {...prefetchHandlers}
      >
        Export CSV
      </Button>
      <Button aria-haspopup="dialog" onClick={dialog.open} {...dialog.prefetchHandlers}>
        Import CSV
      </Button>
      {dialog.isOpen && <ImportDialog onClose={dialog.close} {...dialog.loading} />}
    </>
  );
}
