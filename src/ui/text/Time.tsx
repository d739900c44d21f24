import { formatInstantDate, formatInstantFull } from '~/lib/format';
import { MissingValue } from './MissingValue';

export interface TimeProps {
  /** RFC 3339. */
  readonly value: string | null | undefined;
  /** Formats the instant; null if it is malformed. */
  readonly format?: (instant: string) => string | null;
}

/**
 * An instant as a date, or in another format, in the user's time zone. Its title has the full date
 * and time.
 */
export function Time({ value, format = formatInstantDate }: TimeProps) {
  const text = value ? format(value) : null;
  if (!value || text === null) return <MissingValue />;
  return (
    <time dateTime={value} title={formatInstantFull(value) ?? undefined}>
      {text}
    </time>
  );
}
