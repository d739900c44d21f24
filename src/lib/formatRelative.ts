import { parseInstant } from './time';

const relativeFormat = new Intl.RelativeTimeFormat('en-GB', { numeric: 'always' });

/** From the largest to the smallest, in milliseconds. */
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/**
 * How long before `now` (in milliseconds) an instant (RFC 3339) was, in whole days, hours or
 * minutes: `2 minutes ago`; `just now` below a minute, and after `now`, since the server's clock may
 * be ahead; null if missing or malformed.
 */
export function formatRelative(
  instant: string | null | undefined,
  now = Date.now(),
): string | null {
  const time = instant ? parseInstant(instant) : undefined;
  if (time === undefined) return null;
  const elapsed = now - time;
  for (const [unit, length] of units)
    if (elapsed >= length) return relativeFormat.format(-Math.floor(elapsed / length), unit);
  return 'just now';
}
