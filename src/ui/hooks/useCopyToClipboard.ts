import { Check, Copy, CopyX, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';

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
export function useCopyToClipboard(
  text: string,
  onCopied?: () => void,
): { icon: LucideIcon; status: string; copy: () => Promise<void> } {
  const [state, setState] = useState<keyof typeof icons>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const mounted = useRef(true);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
      clearTimeout(timer.current);
    };
  }, []);

  const copy = async () => {
    const outcome = await writeToClipboard(text);
    if (!mounted.current) return;
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
