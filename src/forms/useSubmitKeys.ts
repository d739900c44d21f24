import { useEffect, type RefObject } from 'react';

/** Submits by Ctrl or Cmd Enter from any field of a form, as Enter does from those of one line. */
export function useSubmitKeys(element: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const form = element.current;
    form?.addEventListener('keydown', onEnter);
    return () => form?.removeEventListener('keydown', onEnter);
  }, [element]);
}

/**
 * A held Enter key would submit repeatedly: browsers repeat implicit submission
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#implicit-submission).
 */
function onEnter(event: KeyboardEvent) {
  if (event.key !== 'Enter' || event.isComposing) return;
  const submits = event.ctrlKey || event.metaKey;
  if (submits || (event.repeat && event.target instanceof HTMLInputElement)) event.preventDefault();
  if (submits && !event.repeat) (event.currentTarget as HTMLFormElement).requestSubmit();
}
