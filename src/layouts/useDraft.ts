import { useEffect, useRef, useState } from 'react';
import { useStores } from '../stores/context';

export interface Draft<T> {
  /**
   * What stood in this form when the session of the same person ended; undefined for a fresh start.
   */
  readonly restored: T | undefined;
  /** Tells what is unsaved now: kept should the session end. Undefined for nothing. */
  readonly update: (unsaved: T | undefined) => void;
}

/**
 * The draft of a form: the person whose session ends in the middle of it finds it again, nobody
 * else. `key` names the form, and its record.
 */
export function useDraft<T>(key: string): Draft<T> {
  const { drafts } = useStores();
  // Of the same form, and so of the same type.
  const [restored] = useState(() => drafts.get(key) as T | undefined);
  const unsaved = useRef<T>(restored);
  useEffect(() => drafts.register(key, () => unsaved.current), [drafts, key]);
  const [update] = useState(() => (next: T | undefined) => void (unsaved.current = next));
  return { restored, update };
}
