import { useState, type RefObject } from 'react';
import { FormDialog } from '~/components/FormDialog';
import { TextField } from '~/forms/TextField';
import { useDialogForm } from '~/hooks/useDialogForm';
import { fieldMessage } from '~/messages/fieldMessage';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { DialogMessages } from '~/ui/dialog/DialogMessages';
import { Alert } from '~/ui/feedback/Alert';
import { isNameTaken } from './changeViews';

interface ViewNameDialogProps {
  readonly title: string;
  readonly description?: string;
  readonly submitLabel: string;
  /** The current name; empty for a new view. */
  readonly name: string;
  /** Saves the view under a name; returns whether that succeeded. */
  readonly onSave: (name: string) => boolean;
  readonly onClose: () => void;
}

const label = 'Name';
const fields = { name: { label, rule: { kind: 'text', required: true, maxLength: 60 } } } as const;
/** Focus returns to what opened the dialog. */
const finalFocus: RefObject<null> = { current: null };

/** Asks for the name of a view, which is unique among the user's. */
export function ViewNameDialog({ name, onSave, onClose, ...texts }: ViewNameDialogProps) {
  const { views } = useStores();
  const form = useDialogForm();
  const [isRefused, setIsRefused] = useState(false);

  async function submit(values: { readonly name: string }) {
    if (isNameTaken(views.list, values.name, name))
      return { fields: { name: fieldMessage({ code: 'exists' }, label) }, unplaced: [] };
    const isSaved = onSave(values.name);
    setIsRefused(!isSaved);
    if (isSaved) form.guard.bypass(onClose);
    return undefined;
  }

  return (
    <FormDialog
      {...texts}
      size="small"
      selectsFirstField
      form={form}
      busy={false}
      finalFocus={finalFocus}
      onClose={onClose}
      fields={fields}
      initialValues={{ name }}
      onSubmit={submit}
    >
      {isRefused && (
        <DialogMessages>
          <StorageRefused />
        </DialogMessages>
      )}
      <TextField name="name" label={label} autoComplete="off" />
    </FormDialog>
  );
}

/** Says that the browser doesn't store views: its storage is full or blocked. */
export function StorageRefused() {
  return (
    <Alert title={message('saving_failed')}>
      This browser doesn’t store anything more for the console. Views are kept in the browser.
    </Alert>
  );
}
