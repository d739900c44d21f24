import { Power, PowerOff } from 'lucide-react';
import { OrganizationNames } from '~/components/OrganizationNames';
import {
  type Organization,
  oppositeChange,
  statusAfter,
  type StatusChange,
} from '~/domain/Organization';
import { ReasonField } from '~/forms/FormField';
import { bulkConfirmation, unchangedText } from '~/messages/bulkText';
import { useStores } from '~/stores/context';
import { Button } from '~/ui/Button';
import type { DialogProps } from '~/ui/Dialog';
import { Disclosure } from '~/ui/Disclosure';
import { useBulkRun } from './BulkRun';
import { StatusRun } from './StatusRun';
import { BulkRunDialog } from './BulkRunDialog';

interface BulkDialogProps extends Pick<DialogProps, 'finalFocus' | 'onClose'> {
  readonly change: StatusChange;
}

const questionTile = {
  activate: { icon: <Power size={18} />, tone: 'accent' },
  deactivate: { icon: <PowerOff size={18} />, tone: 'danger' },
} as const;

/** Activates or deactivates the selection. */
export function BulkDialog({ change: chosen, ...dialog }: BulkDialogProps) {
  const stores = useStores();
  const { selection } = stores.organizations;
  const [run, setRun] = useBulkRun(() => new StatusRun(stores, chosen, selection.rows));
  const { change, rows, unchanged, planned } = run;
  const organizations = rows.map(({ organization }) => organization);
  /** Takes an organization out of the change, and out of the selection. */
  const remove = (row: Organization) => {
    selection.deselect([row]);
    setRun(
      new StatusRun(
        stores,
        change,
        planned.filter(({ id }) => id !== row.id),
      ),
    );
  };
  const { title, text, button } = bulkConfirmation(change, rows.length);
  const isEmpty = rows.length === 0;
  return (
    <BulkRunDialog
      {...dialog}
      {...questionTile[change]}
      run={run}
      size="small"
      title={title}
      description={text}
      onSubmit={(reason) => void run.start(reason)}
      onUndo={() =>
        setRun(
          new StatusRun(
            stores,
            oppositeChange[change],
            run.changed.map(({ organization }) => organization),
          ),
        )
      }
      submit={
        <Button
          type={isEmpty ? 'button' : 'submit'}
          variant={change === 'deactivate' ? 'danger' : 'primary'}
          aria-disabled={isEmpty || undefined}
          once
        >
          {button}
        </Button>
      }
    >
      {!isEmpty && <OrganizationNames label={button} rows={organizations} onRemove={remove} />}
      {unchanged.length > 0 && (
        <Disclosure summary={unchangedText(unchanged.length, statusAfter[change])}>
          <OrganizationNames label="Left unchanged" rows={unchanged} />
        </Disclosure>
      )}
      {!isEmpty && <ReasonField />}
    </BulkRunDialog>
  );
}
