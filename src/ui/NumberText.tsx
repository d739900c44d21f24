import { formatNumber } from '../lib/format';
import { figureClass } from './figureClass';
import { Missing } from './Missing';

/** A number in groups of three. In a table its cell aligns it to the end. */
export function NumberText({ value }: { value: number | null | undefined }) {
  if (value === null || value === undefined || Number.isNaN(value)) return <Missing />;
  return <span className={figureClass}>{formatNumber(value)}</span>;
}
