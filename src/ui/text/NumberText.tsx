import { formatNumber } from '~/lib/format';
import { numericClass } from './numericClass';
import { MissingValue } from './MissingValue';

/** A number with thousands separators. Aligned by its table cell. */
export function NumberText({ value }: { readonly value: number | null | undefined }) {
  if (value === null || value === undefined || Number.isNaN(value)) return <MissingValue />;
  return <span className={numericClass}>{formatNumber(value)}</span>;
}
