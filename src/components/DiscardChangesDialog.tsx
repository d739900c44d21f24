import { Undo2 } from 'lucide-react';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';

interface DiscardChangesDialogProps {
  /** What would be lost, if it isn't form input. */
  readonly text?: string | undefined;
  readonly onDiscard: () => void;
  readonly onCancel: () => void;
}

/** Confirms discarding unsaved changes (docs/product.md, "Confirmations"). */
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
      icon={<Undo2 size={18} />}
      onConfirm={onDiscard}
      onCancel={onCancel}
    />
  );
}
