import { useAddressDialog } from '../../layouts/useAddressDialog';
import { Button } from '../../ui/Button';

interface SpreadsheetButtonsProps {
  /** Handlers that load the export's code ahead. */
  readonly ahead: object;
  readonly canExport: boolean;
  readonly onExport: () => void;
}

const load = () => import('./import/ImportDialog').then(({ ImportDialog }) => ImportDialog);

/** The ways out to a spreadsheet and in from one. */
export function SpreadsheetButtons({ ahead, canExport, onExport }: SpreadsheetButtonsProps) {
  const dialog = useAddressDialog('import', load);
  const { Dialog } = dialog;
  return (
    <>
      <Button
        aria-disabled={!canExport || undefined}
        onClick={() => canExport && onExport()}
        {...ahead}
      >
        Export CSV
      </Button>
      <Button aria-haspopup="dialog" onClick={dialog.open} {...dialog.ahead}>
        Import CSV
      </Button>
      {Dialog && <Dialog onClose={dialog.close} />}
    </>
  );
}
