import { Check, Copy, CopyX } from 'lucide-react';
import { copyStatusText } from './copyStatusText';
import { IconButton } from './IconButton';
import { useCopyToClipboard } from '~/ui/hooks/useCopyToClipboard';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';

export interface CopyButtonProps {
  /** What is copied, as in "Copy {name}". */
  readonly name: string;
  /** The text to copy. */
  readonly value: string;
}

const icons = { idle: Copy, copied: Check, failed: CopyX };

/**
 * An icon button that copies the value beside it. The tooltip and a live region report the result.
 */
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
