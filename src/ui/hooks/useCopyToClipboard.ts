import { useEffect, useRef, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

const feedbackDuration = 2000;

/** Copies text to the clipboard and reports the result for two seconds. */
export function useCopyToClipboard(
  text: string,
  onCopied?: () => void,
): { state: CopyState; copy: () => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle');
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
  return { state, copy };
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
