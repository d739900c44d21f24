import { isolate } from '~/lib/bidi';

/** "250 → 300"; `BidiText` shows it. */
export function changeText(before: string, after: string): string {
  return `${isolate(before || '—')} → ${isolate(after || '—')}`;
}
