import { TriangleAlert } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './Button';
import { Dialog, type DialogProps } from './Dialog';
import { Stack } from './layout';

export interface ConfirmDialogProps extends Pick<
  DialogProps,
  'open' | 'title' | 'icon' | 'tone' | 'children' | 'messages' | 'wrap' | 'finalFocus'
> {
  /** The consequence of confirming. */
  readonly text: ReactNode;
  /** The label of the confirming button: the verb of the question. */
  readonly confirmLabel: string;
  /** The label of the cancelling button. Change it only where "Cancel" is ambiguous. */
  readonly cancelLabel?: string;
  /** Set it while the confirmed call runs: the button shows progress and nothing closes the dialog. */
  readonly busy?: boolean;
  /** Called when the user confirms; without it, confirming submits the form of `wrap`. */
  readonly onConfirm?: () => void;
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
  busy = false,
  children,
  onConfirm,
  onCancel,
  ...dialog
}: ConfirmDialogProps) {
  const isDangerous = dialog.tone === 'danger';
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancelUnlessBusy = () => {
    if (!busy) onCancel();
  };
  return (
    <Dialog
      icon={isDangerous ? <TriangleAlert size={18} /> : undefined}
      {...dialog}
      kind="alert"
      onClose={cancelUnlessBusy}
      description={text}
      initialFocus={cancelButton}
      footer={
        <>
          <Button ref={cancelButton} aria-disabled={busy || undefined} onClick={cancelUnlessBusy}>
            {cancelLabel}
          </Button>
          <Button
            type={onConfirm ? 'button' : 'submit'}
            variant={isDangerous ? 'danger' : 'primary'}
            busy={busy}
            once
            onClick={onConfirm}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children ? <Stack>{children}</Stack> : null}
    </Dialog>
  );
}
