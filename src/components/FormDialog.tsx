import type { ReactNode, RefObject } from 'react';
import { Button } from '~/ui/button/Button';
import { Dialog } from '~/ui/dialog/Dialog';
import type { UnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';

interface FormDialogProps {
  readonly title: string;
  readonly description?: string | undefined;
  readonly size?: 'small' | 'medium' | 'large';
  /** The id of the form element inside. */
  readonly formId: string;
  readonly submitLabel: string;
  readonly busy: boolean;
  readonly guard: UnsavedChangesGuard;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * A dialog around a form. It can't be closed during a submit, and asks for confirmation if there
 * are unsaved changes.
 */
export function FormDialog({
  formId,
  submitLabel,
  busy,
  guard,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  const close = () => {
    if (!busy) guard.confirmThen(onClose);
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
          <Button type="submit" form={formId} variant="primary" busy={busy} once>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children}
      {guard.dialog}
    </Dialog>
  );
}
