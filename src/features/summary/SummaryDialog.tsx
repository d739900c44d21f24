import { copyStatusText } from '~/ui/Copy';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { TextArea } from '~/ui/Input';

interface SummaryDialogProps {
  readonly text: string;
  readonly onClose: () => void;
}

/** A summary to copy by hand, selected. */
export function SummaryDialog({ text, onClose }: SummaryDialogProps) {
  return (
    <Dialog
      title="Copy summary"
      description={copyStatusText.failed}
      selectsFirstField
      onClose={onClose}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <TextArea aria-label="Summary" readOnly rows={6} value={text} />
    </Dialog>
  );
}
