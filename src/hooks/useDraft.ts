import { useEffect, useRef, useState } from 'react';
import { useStores } from '~/stores/context';

export interface Draft<T> {
  /** The unsaved values from when the same user's session ended; undefined if there are none. */
  readonly restored: T | undefined;
  /**
   * Reports the unsaved values, which are saved if the session ends; undefined if there are none.
   */
  readonly update: (unsaved: T | undefined) => void;
}

/**
 * The draft of a form: unsaved values survive the end of a session, for the same user only. `key`
 * identifies the form and its record.
 */
export function useDraft<T>(key: string): Draft<T> {
  const { drafts } = useStores();
  // Safe: a key always identifies the same form.
  const [restored] = useState(() => drafts.get(key) as T | undefined);
  const unsavedValues = useRef<T>(restored);
  useEffect(() => drafts.register(key, () => unsavedValues.current), [drafts, key]);
  const [update] = useState(() => (next: T | undefined) => void (unsavedValues.current = next));
  return { restored, update };
}
