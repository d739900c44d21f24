import { useRef, type ReactNode, type RefObject } from 'react';
import { Alert } from './Alert';
import { AlertDialog } from './AlertDialog';
import { Button } from './Button';
import { Stack } from './Stack';

export interface ConfirmDialogProps {
  /** Whether it stands there. */
  open: boolean;
  /** The question. */
  title: ReactNode;
  /** What it leads to. */
  text?: ReactNode;
  /** The verb of the question. */
  confirmLabel: string;
  /** The way out, where "Cancel" would be unclear. */
  cancelLabel?: string;
  /** `danger` for what cannot be undone. */
  tone?: 'primary' | 'danger';
  /** While the confirmed call runs: the button shows progress and nothing closes the dialog. */
  busy?: boolean;
  /** Why it failed, in an alert. */
  error?: ReactNode;
  /** More to look at before deciding. */
  children?: ReactNode;
  /** It was confirmed. */
  onConfirm: () => void;
  /** It was cancelled, or Escape was pressed. */
  onCancel: () => void;
  /** Where focus goes afterwards; otherwise back to where it was. */
  finalFocus?: RefObject<HTMLElement | null>;
}

/** Asks before something is done. Focus starts on the way out. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'primary',
    busy = false,
    error,
    children,
    onConfirm,
    onCancel,
    finalFocus,
  } = props;
  const cancelButton = useRef<HTMLButtonElement>(null);
  const cancelUnlessBusy = () => {
    if (!busy) onCancel();
  };
  return (
    <AlertDialog
      open={open}
      onClose={cancelUnlessBusy}
      title={title}
      description={text}
      initialFocus={cancelButton}
      finalFocus={finalFocus}
      actions={
        <>
          <Button ref={cancelButton} aria-disabled={busy || undefined} onClick={cancelUnlessBusy}>
            {cancelLabel}
          </Button>
          <Button variant={tone} busy={busy} once onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children || error ? (
        <Stack gap={3}>
          {children}
          {error ? <Alert>{error}</Alert> : null}
        </Stack>
      ) : null}
    </AlertDialog>
  );
}
