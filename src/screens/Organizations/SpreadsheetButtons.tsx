import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import { Button } from '~/ui/button/Button';

interface SpreadsheetButtonsProps {
  /** Handlers that prefetch the export's chunk. */
  readonly prefetchHandlers: object;
  readonly canExport: boolean;
  readonly onExport: () => void;
}

const load = () => import('./import/ImportDialog').then(({ ImportDialog }) => ImportDialog);

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
