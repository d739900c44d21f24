import { ConfirmDialog } from '../ui/ConfirmDialog';

interface DiscardQuestionProps {
  readonly onDiscard: () => void;
  readonly onKeep: () => void;
}

/** Asks before a form with unsaved changes goes (decisions.md, "Confirmations"). */
export function DiscardQuestion({ onDiscard, onKeep }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open
      title="Discard changes?"
      text="What you entered has not been saved."
      confirmLabel="Discard"
      cancelLabel="Keep editing"
      tone="danger"
      onConfirm={onDiscard}
      onCancel={onKeep}
    />
  );
}
