import type { FormikValues } from 'formik';
import type { RefObject, ReactNode } from 'react';
import { Form, FormSummary, type FormProps } from '~/forms/Form';
import type { DialogForm } from '~/hooks/useDialogForm';
import { Button } from '~/ui/Button';
import { Dialog, type DialogProps } from '~/ui/Dialog';
import { Stack } from '~/ui/Page';

interface FormDialogProps<Values extends FormikValues>
  extends
    Omit<FormProps<Values>, 'id' | 'label' | 'onDirtyChange'>,
    Pick<DialogProps, 'description' | 'size' | 'selectsFirstField'> {
  readonly title: string;
  readonly form: DialogForm;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  /** Dialogs that open on top, outside the form. */
  readonly nestedDialogs?: ReactNode;
  /** What failed, above the buttons. */
  readonly messages?: ReactNode;
}

/**
 * A form in a dialog. The dialog can't be closed during a submit, and asks for confirmation if
 * there are unsaved changes.
 */
export function FormDialog<Values extends FormikValues>({
  title,
  description,
  size,
  selectsFirstField,
  form: { guard, setDirty },
  submitLabel,
  busy,
  finalFocus,
  onClose,
  nestedDialogs,
  messages,
  children,
  ...form
}: FormDialogProps<Values>) {
  const close = () => {
    if (!busy) guard.confirmThen(onClose);
  };
  return (
    <Dialog
      title={title}
      description={description}
      size={size}
      selectsFirstField={selectsFirstField}
      finalFocus={finalFocus}
      onClose={close}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={busy} once>
            {submitLabel}
          </Button>
        </>
      }
      messages={
        <>
          <FormSummary />
          {messages}
        </>
      }
      nested={
        <>
          {nestedDialogs}
          {guard.dialog}
        </>
      }
      wrap={(content) => (
        <Form {...form} onDirtyChange={setDirty}>
          {content}
        </Form>
      )}
    >
      <Stack gap={5}>{children}</Stack>
    </Dialog>
  );
}
