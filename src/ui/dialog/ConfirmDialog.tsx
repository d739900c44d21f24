import { TriangleAlert } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { AlertDialog, type AlertDialogProps } from './AlertDialog';
import { Button } from '~/ui/Button';
import { Stack } from '~/ui/Page';

export interface ConfirmDialogProps extends Omit<
  AlertDialogProps,
  'onClose' | 'description' | 'actions' | 'initialFocus'
> {
  /** The consequence of confirming. */
  readonly text?: ReactNode;
  /** The label of the confirming button: the verb of the question. */
  readonly confirmLabel: string;
  /** The label of the cancelling button. Change it only where "Cancel" is ambiguous. */
  readonly cancelLabel?: string;
  /**
   * Set it while the confirmed call runs: the button shows progress and nothing closes the dialog.
   */
  readonly busy?: boolean;
  /** Called when the user confirms. */
  readonly onConfirm?: () => void;
  /** The id of the form in `children` that confirming submits. */
  readonly form?: string;
  /** Called when the user cancels or presses Escape. */
  readonly onCancel: () => void;
}

/**
 * Asks for confirmation. Focus starts on the cancelling button. With the tone `danger`, for
 * irreversible actions, the confirming button is red as well; `warning` is for those with a side
 * effect.
 */
export function ConfirmDialog({
  text,
  confirmLabel,
  cancelLabel = 'Cancel',
  tone = 'accent',
  icon,
  busy = false,
  children,
  onConfirm,
  form,
  onCancel,
  ...dialog
}: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancelUnlessBusy = () => {
    if (!busy) onCancel();
  };
  return (
    <AlertDialog
      {...dialog}
      onClose={cancelUnlessBusy}
      tone={tone}
      icon={icon ?? (tone === 'danger' ? <TriangleAlert size={18} /> : undefined)}
      description={text}
      initialFocus={cancelButton}
      actions={
        <>
          <Button ref={cancelButton} aria-disabled={busy || undefined} onClick={cancelUnlessBusy}>
            {cancelLabel}
          </Button>
          <Button
            type={form === undefined ? 'button' : 'submit'}
            form={form}
            variant={tone === 'danger' ? 'danger' : 'primary'}
            busy={busy}
            once
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children ? <Stack gap={3}>{children}</Stack> : null}
    </AlertDialog>
  );
}
