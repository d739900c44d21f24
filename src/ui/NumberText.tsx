import { formatNumber } from '../lib/format';
import { numericClass } from './numericClass';
import { MissingValue } from './MissingValue';

/** A number in groups of three. In a table its cell aligns it to the end. */
export function NumberText({ value }: { value: number | null | undefined }) {
  if (value === null || value === undefined || Number.isNaN(value)) return <MissingValue />;
  return <span className={numericClass}>{formatNumber(value)}</span>;
}
