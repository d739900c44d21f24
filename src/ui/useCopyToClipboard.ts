import { useEffect, useRef, useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

const feedbackDuration = 2000;

/** Copies a text to the clipboard and tells for a while how it went. */
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

async function writeToClipboard(text: string): Promise<CopyState> {
  try {
    // Undefined on an insecure origin, whatever its type says.
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
