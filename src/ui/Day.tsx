import { formatDay } from '../lib/format';
import { Missing } from './Missing';

/** A calendar day, the same in every time zone. */
export function Day({ value }: { value: string | null | undefined }) {
  const day = value ? formatDay(value) : null;
  if (!value || day === null) return <Missing />;
  return <time dateTime={value}>{day}</time>;
}
