import { useSearchParamDialog } from '../../layouts/useSearchParamDialog';
import { Button } from '../../ui/Button';

interface SpreadsheetButtonsProps {
  /** Handlers that load the export's code ahead. */
  readonly prefetchHandlers: object;
  readonly canExport: boolean;
  readonly onExport: () => void;
}

const load = () => import('./import/ImportDialog').then(({ ImportDialog }) => ImportDialog);

/** The ways out to a spreadsheet and in from one. */
export function SpreadsheetButtons({
  prefetchHandlers,
  canExport,
  onExport,
}: SpreadsheetButtonsProps) {
  const dialog = useSearchParamDialog('import', load);
  const { Dialog } = dialog;
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
      {Dialog && <Dialog onClose={dialog.close} />}
    </>
  );
}
