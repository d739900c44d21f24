import { Check, Copy, CopyX } from 'lucide-react';
import { copyStatusText } from './copyStatusText';
import { IconButton } from './IconButton';
import { useCopyToClipboard } from './useCopyToClipboard';
import { VisuallyHidden } from './VisuallyHidden';

export interface CopyButtonProps {
  /** What is copied, as in "Copy {what}". */
  name: string;
  /** What is copied. */
  value: string;
}

const icons = { idle: Copy, copied: Check, failed: CopyX };

/** Copies a value beside it; the tooltip and a live text tell how that went. */
export function CopyButton({ name, value }: CopyButtonProps) {
  const { state, copy } = useCopyToClipboard(value);
  const Icon = icons[state];
  return (
    <>
      <IconButton
        label={`Copy ${name}`}
        tooltip={copyStatusText[state] || undefined}
        icon={<Icon size={14} aria-hidden="true" />}
        size="small"
        onClick={() => void copy()}
      />
      <VisuallyHidden as="output">{copyStatusText[state]}</VisuallyHidden>
    </>
  );
}
