import { TriangleAlert } from 'lucide-react';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Alert } from '~/ui/feedback/Alert';
import { AlertDialog } from './AlertDialog';
import type { DialogTone } from './DialogIcon';
import { Button } from '~/ui/button/Button';
import { Stack } from '~/ui/layout/Stack';

export interface ConfirmDialogProps {
  /** Whether the dialog is open. */
  readonly open: boolean;
  /** The question, as in "Deactivate Northwind Traders?". */
  readonly title: ReactNode;
  /** The consequence of confirming. */
  readonly text?: ReactNode;
  /** The label of the confirming button: the verb of the question. */
  readonly confirmLabel: string;
  /** The label of the cancelling button. Change it only where "Cancel" is ambiguous. */
  readonly cancelLabel?: string;
  /**
   * The colours of the tile: `danger` for irreversible actions, whose button is red as well,
   * `warning` for those with a side effect.
   */
  readonly tone?: DialogTone;
  /** An icon of 18 px for what is confirmed, shown in a tile above the title. */
  readonly icon?: ReactNode;
  /**
   * Set it while the confirmed call runs: the button shows progress and nothing closes the dialog.
   */
  readonly busy?: boolean;
  /** The error of the last attempt, shown in an alert. */
  readonly error?: ReactNode;
  /** Further content, such as a preview. */
  readonly children?: ReactNode;
  /** Called when the user confirms. */
  readonly onConfirm: () => void;
  /** Called when the user cancels or presses Escape. */
  readonly onCancel: () => void;
  /** The element that receives focus on closing. Default: the one focused before. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
}

/** Asks for confirmation. Focus starts on the cancelling button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmLabel,
    cancelLabel = 'Cancel',
    tone = 'accent',
    icon,
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
      tone={tone}
      icon={icon ?? (tone === 'danger' ? <TriangleAlert size={18} /> : undefined)}
      description={text}
      initialFocus={cancelButton}
      finalFocus={finalFocus}
      actions={
        <>
          <Button ref={cancelButton} aria-disabled={busy || undefined} onClick={cancelUnlessBusy}>
            {cancelLabel}
          </Button>
          <Button
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
      {children || error ? (
        <Stack gap={3}>
          {children}
          {error ? <Alert>{error}</Alert> : null}
        </Stack>
      ) : null}
    </AlertDialog>
  );
}
