import { IconButton } from './IconButton';
import { useCopyToClipboard } from '~/ui/hooks/useCopyToClipboard';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';

export interface CopyButtonProps {
  /** What is copied, as in "Copy {name}". */
  readonly name: string;
  /** The text to copy. */
  readonly value: string;
}

/**
 * An icon button that copies the value beside it. The tooltip and a live region report the result.
 */
export function CopyButton({ name, value }: CopyButtonProps) {
  const { icon: Icon, status, copy } = useCopyToClipboard(value);
  return (
    <>
      <IconButton
        label={`Copy ${name}`}
        tooltip={status || undefined}
        icon={<Icon size={14} aria-hidden="true" />}
        size="small"
        onClick={() => void copy()}
      />
      <VisuallyHidden as="output">{status}</VisuallyHidden>
    </>
  );
}
