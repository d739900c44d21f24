import { Check, Copy, CopyX, type LucideIcon } from 'lucide-react';
import { type Ref, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from './Button';
import { Inline } from './layout';
import { Muted, VisuallyHidden } from './text';

interface CopyButtonProps {
  /** What is copied, as in "Copy {name}". */
  readonly name: string;
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

interface CopyTextButtonProps {
  readonly value: string;
  readonly label?: string;
  readonly onCopied?: () => void;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A labelled "Copy" button that reports the result beside it. */
export function CopyTextButton({ value, label = 'Copy', onCopied, ref }: CopyTextButtonProps) {
  const { icon: Icon, status, copy } = useCopyToClipboard(value, onCopied);
  return (
    <Inline as="span" wrap>
      <Button
        ref={ref}
        size="small"
        icon={<Icon size={14} aria-hidden="true" />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <Muted as="output">{status}</Muted>
    </Inline>
  );
}

const icons = { idle: Copy, copied: Check, failed: CopyX };

export const copyStatusText = {
  idle: '',
  copied: 'Copied',
  failed: 'Copying failed. Select the text and copy it manually.',
};

const feedbackDuration = 2000;

/**
 * Copies text to the clipboard. The icon and the status, to be shown and announced, report the result
 * for two seconds.
 */
function useCopyToClipboard(
  text: string,
  onCopied?: () => void,
): { icon: LucideIcon; status: string; copy: () => Promise<void> } {
  const [state, setState] = useState<keyof typeof icons>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async () => {
    const outcome = await writeToClipboard(text);
    setState(outcome);
    if (outcome === 'copied') onCopied?.();
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), feedbackDuration);
  };
  return { icon: icons[state], status: copyStatusText[state], copy };
}

/** Copies text; resolves to the result. */
export async function writeToClipboard(text: string): Promise<'copied' | 'failed'> {
  try {
    // Contrary to its type, `clipboard` is undefined on insecure origins:
    // https://developer.mozilla.org/en-US/docs/Web/API/Navigator/clipboard
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
