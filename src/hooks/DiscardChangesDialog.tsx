import { CircleStop, Undo2 } from 'lucide-react';
import { ConfirmDialog } from '~/ui/Dialog';

/** The texts of a confirmation before something is stopped, rather than discarded. */
export interface DiscardQuestion {
  readonly title: string;
  readonly text: string;
  readonly discardLabel: string;
  readonly keepLabel: string;
}

interface DiscardChangesDialogProps extends Partial<Omit<DiscardQuestion, 'text'>> {
  /** What would be lost, if it isn't form input. */
  readonly text?: string | undefined;
  readonly onDiscard: () => void;
  readonly onCancel: () => void;
}

/** Confirms discarding unsaved changes (docs/product.md, "Confirmations, saving, conflicts"). */
export function DiscardChangesDialog({
  title,
  text = 'What you entered has not been saved.',
  discardLabel = 'Discard',
  keepLabel = 'Keep editing',
  onDiscard,
  onCancel,
}: DiscardChangesDialogProps) {
  return (
    <ConfirmDialog
      title={title ?? 'Discard changes?'}
      text={text}
      confirmLabel={discardLabel}
      cancelLabel={keepLabel}
      tone="danger"
      icon={title === undefined ? <Undo2 size={18} /> : <CircleStop size={18} />}
      onConfirm={onDiscard}
      onCancel={onCancel}
    />
  );
}
