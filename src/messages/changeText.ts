import { sentence } from './message';

/** "250 → 300"; each value is isolated. */
export function changeText(before: string, after: string): string {
  return sentence`${before || '—'} → ${after || '—'}`;
}
