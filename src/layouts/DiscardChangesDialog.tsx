import { ConfirmDialog } from '../ui/ConfirmDialog';

interface DiscardChangesDialogProps {
  /** What would be lost, where that isn't something entered. */
  readonly text?: string | undefined;
  readonly onDiscard: () => void;
  readonly onCancel: () => void;
}

/** Asks before a form with unsaved changes goes (decisions.md, "Confirmations"). */
export function DiscardChangesDialog({
  text = 'What you entered has not been saved.',
  onDiscard,
  onCancel,
}: DiscardChangesDialogProps) {
  return (
    <ConfirmDialog
      open
      title="Discard changes?"
      text={text}
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={onDiscard}
      onCancel={onCancel}
    />
  );
}
