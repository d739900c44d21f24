import { formatInstantDate, formatInstantFull } from '~/lib/format';
import { MissingValue } from './MissingValue';

/** An instant as a date in the user's time zone. Its title has the full date and time. */
export function Time({ value }: { readonly value: string | null | undefined }) {
  const date = value ? formatInstantDate(value) : null;
  if (!value || date === null) return <MissingValue />;
  return (
    <time dateTime={value} title={formatInstantFull(value) ?? undefined}>
      {date}
    </time>
  );
}
