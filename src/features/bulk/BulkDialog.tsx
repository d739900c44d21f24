import { Power, PowerOff } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useId, useState, type RefObject } from 'react';
import {
  type Organization,
  oppositeChange,
  statusAfter,
  type StatusChange,
} from '~/domain/Organization';
import { Form } from '~/forms/Form';
import { ReasonField } from '~/forms/FormField';
import { reasonField, reasonToSend } from '~/forms/FormFields';
import { bulkConfirmation, unchangedText } from '~/messages/bulkText';
import { useStores } from '~/stores/context';
import { undone } from '~/stores/mutations/conditionalWrite';
import { Button } from '~/ui/Button';
import { Disclosure } from '~/ui/Disclosure';
import { Stack } from '~/ui/layout';
import { BulkChange } from './BulkChange';
import { BulkRunDialog } from './BulkRunDialog';
import { OrganizationNames } from '~/components/OrganizationNames';

interface BulkDialogProps {
  readonly change: StatusChange;
  readonly finalFocus: RefObject<HTMLElement | null> | undefined;
  readonly onClose: () => void;
}

const questionTile = {
  activate: { icon: <Power size={18} />, tone: 'accent' },
  deactivate: { icon: <PowerOff size={18} />, tone: 'danger' },
} as const;

const fields = { reason: reasonField };

/** Activates or deactivates the selection. */
export const BulkDialog = observer(function BulkDialog({
  change,
  finalFocus,
  onClose,
}: BulkDialogProps) {
  const stores = useStores();
  const { selection } = stores.organizations;
  const [{ run, reason }, setPlan] = useState(() => ({
    run: new BulkChange(stores, change, selection.rows),
    reason: '',
  }));
  const formId = useId();
  /** Takes an organization out of the change, and out of the selection. */
  const remove = (row: Organization) => {
    selection.deselect([row]);
    const rows = [...run.rows, ...run.unchanged].filter(({ id }) => id !== row.id);
    setPlan({ run: new BulkChange(stores, run.change, rows), reason });
  };
  const planUndo = () =>
    setPlan({
      run: new BulkChange(stores, oppositeChange[run.change], run.changed),
      reason: undone,
    });

  const { title, text, button } = bulkConfirmation(run.change, run.rows.length);
  const isEmpty = run.rows.length === 0;
  return (
    <BulkRunDialog
      run={run}
      size="small"
      title={title}
      description={text}
      {...questionTile[run.change]}
      finalFocus={finalFocus}
      onUndo={planUndo}
      onClose={onClose}
      submit={
        <Button
          type={isEmpty ? 'button' : 'submit'}
          form={formId}
          variant={run.change === 'deactivate' ? 'danger' : 'primary'}
          aria-disabled={isEmpty || undefined}
          once
        >
          {button}
        </Button>
      }
    >
      <Stack gap={4}>
        {!isEmpty && <OrganizationNames label={button} rows={run.rows} onRemove={remove} />}
        {run.unchanged.length > 0 && (
          <Disclosure summary={unchangedText(run.unchanged.length, statusAfter[run.change])}>
            <OrganizationNames label="Left unchanged" rows={run.unchanged} />
          </Disclosure>
        )}
        {!isEmpty && (
          <Form
            id={formId}
            fields={fields}
            initialValues={{ reason }}
            onSubmit={async (values) => void run.start(reasonToSend(values.reason))}
          >
            <ReasonField />
          </Form>
        )}
      </Stack>
    </BulkRunDialog>
  );
});
