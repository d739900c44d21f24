import type { ReactNode, RefObject } from 'react';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { LeaveQuestion } from './useLeaveQuestion';

interface FormDialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large';
  /** The id of the form inside. */
  readonly form: string;
  /** What the button that sends it says. */
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly leave: LeaveQuestion;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A form in a dialog: nothing closes it while it is being sent, and unsaved changes are asked
 * about.
 */
export function FormDialog({
  form,
  submitLabel,
  busy,
  leave,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const close = () => {
    if (!busy) leave.ask(onClose);
  };
  return (
    <Dialog
      {...dialog}
      open
      onClose={close}
      footer={
        <>
          <Button aria-disabled={busy || undefined} onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="primary" busy={busy} once>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
      {leave.question}
    </Dialog>
  );
}
