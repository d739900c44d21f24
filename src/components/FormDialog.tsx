import styled from '@emotion/styled';
import type { FormikValues } from 'formik';
import type { ReactNode, RefObject } from 'react';
import type { Organization } from '~/domain/Organization';
import { Form, type FormProps, FormSummary } from '~/forms/Form';
import type { DialogForm } from '~/hooks/useUnsavedChangesGuard';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Dialog, type DialogProps } from '~/ui/Dialog';
import { Stack } from '~/ui/Page';
import { Monogram } from '~/ui/Seats';

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

interface DialogSubjectProps {
  readonly organization: Organization | undefined;
  /** A seat type, or how much is to be decided. */
  readonly detail?: string | undefined;
}

/** What a dialog changes, below its title: "Acme Robotics · full". */
export function DialogSubject({ organization, detail }: DialogSubjectProps) {
  const text = organization?.name || message('organization');
  return (
    <Line>
      <Monogram name={organization?.name ?? ''} size="small" />
      <Name>{text}</Name>
      {detail && <Detail>{`· ${detail}`}</Detail>}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 24px;
`;
const Name = styled.bdi`
  min-inline-size: 0;
  overflow-wrap: anywhere;
  color: ${theme.text.primary};
`;
const Detail = styled(Name)`
  max-inline-size: 50%;
  margin-inline-start: -4px;
`;
