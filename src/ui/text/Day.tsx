import { formatDay } from '~/lib/format';
import { MissingValue } from './MissingValue';

/** A calendar day, which doesn't depend on the time zone. */
export function Day({ value }: { readonly value: string | null | undefined }) {
  const day = value ? formatDay(value) : null;
  if (!value || day === null) return <MissingValue />;
  return <time dateTime={value}>{day}</time>;
}
