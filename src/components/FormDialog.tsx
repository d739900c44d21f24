import styled from '@emotion/styled';
import type { FormikValues } from 'formik';
import type { ReactNode } from 'react';
import { MutationErrorAlert } from './MutationErrorAlert';
import { Form, type FormProps, FormSummary } from '~/forms/Form';
import type { Mutation } from '~/hooks/useMutation';
import type { DialogForm } from '~/hooks/useUnsavedChangesGuard';
import { message } from '~/messages/catalogue';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Dialog, type DialogProps } from '~/ui/Dialog';
import { Inline, Stack } from '~/ui/layout';
import { Monogram } from '~/ui/Seats';

interface FormDialogProps<Values extends FormikValues>
  extends
    Omit<FormProps<Values>, 'id' | 'label' | 'onDirtyChange'>,
    Pick<DialogProps, 'size' | 'selectsFirstField' | 'finalFocus' | 'onClose'> {
  readonly title: string;
  /** The record that it changes; none where it creates one. */
  readonly subject?: DialogSubjectProps;
  /** What it changes or creates, in the singular: "organization". */
  readonly entity: string;
  readonly form: DialogForm;
  /** Default: the title. */
  readonly submitLabel?: string;
  /** What a submit runs. Its error shows above the buttons, unless a dialog on top has it. */
  readonly mutation?: Mutation<never>;
  /** What else failed. */
  readonly messages?: ReactNode;
  /** Dialogs that open on top, outside the form. */
  readonly nestedDialogs?: ReactNode;
}

/**
 * A form in a dialog. The dialog can't be closed during a submit, and asks for confirmation if
 * there are unsaved changes.
 */
export function FormDialog<Values extends FormikValues>({
  title,
  subject,
  entity,
  size,
  selectsFirstField,
  form: { guard, setDirty },
  submitLabel = title,
  mutation,
  finalFocus,
  onClose,
  messages,
  nestedDialogs,
  children,
  ...form
}: FormDialogProps<Values>) {
  const busy = mutation?.isPending ?? false;
  const close = () => {
    if (!busy) guard.confirmThen(onClose);
  };
  return (
    <Dialog
      title={title}
      description={subject && <DialogSubject {...subject} />}
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
          {mutation && !nestedDialogs && (
            <MutationErrorAlert
              mutation={mutation}
              entity={entity}
              entityName={subject && subjectName(subject)}
            />
          )}
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

interface DialogSubjectProps {
  readonly name: string | undefined;
  /** A seat type, or how much is to be decided. */
  readonly detail?: string | undefined;
}

/** What a dialog changes, below its title: "Acme Robotics · full". */
export function DialogSubject({ name, detail }: DialogSubjectProps) {
  return (
    <Subject as="span">
      <Monogram name={name ?? ''} size="small" />
      <bdi>{subjectName({ name })}</bdi>
      {detail && <bdi>{`· ${detail}`}</bdi>}
    </Subject>
  );
}

function subjectName({ name }: DialogSubjectProps): string {
  return name || message('organization');
}

const Subject = styled(Inline)`
  min-block-size: 24px;
  & > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    color: ${theme.text.primary};
  }
  & > bdi + bdi {
    max-inline-size: 50%;
    margin-inline-start: -4px;
  }
`;
