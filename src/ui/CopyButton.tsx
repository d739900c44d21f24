import { Check, Copy, CopyX } from 'lucide-react';
import { copyWords } from './copyWords';
import { IconButton } from './IconButton';
import { useCopy } from './useCopy';
import { VisuallyHidden } from './VisuallyHidden';

export interface CopyButtonProps {
  /** What is copied, as in "Copy {what}". */
  what: string;
  /** What is copied. */
  value: string;
}

const icons = { idle: Copy, copied: Check, failed: CopyX };

/** Copies a value beside it; the tooltip and a live text tell how that went. */
export function CopyButton({ what, value }: CopyButtonProps) {
  const { state, copy } = useCopy(value);
  const Icon = icons[state];
  return (
    <>
      <IconButton
        label={`Copy ${what}`}
        tooltip={copyWords[state] || undefined}
        icon={<Icon size={14} aria-hidden="true" />}
        size="small"
        onClick={() => void copy()}
      />
      <VisuallyHidden as="output">{copyWords[state]}</VisuallyHidden>
    </>
  );
}
