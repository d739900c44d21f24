import { css } from '@emotion/react';
import { formatNumber } from '~/lib/format';
import { staticClassName } from '~/ui/layout/staticClassName';
import { MissingValue } from './MissingValue';

/** Tabular figures without line breaks, so that numbers line up in an end-aligned column. */
export const numericClass = staticClassName(css`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`);

/** A number with thousands separators. Aligned by its table cell. */
export function NumberText({ value }: { readonly value: number | null | undefined }) {
  if (value === null || value === undefined || Number.isNaN(value)) return <MissingValue />;
  return <span className={numericClass}>{formatNumber(value)}</span>;
}
