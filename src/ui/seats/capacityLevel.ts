import type { CSSProperties } from 'react';
import { theme } from '~/theme/theme';
import type { CellProps } from '~/ui/table/Column';

/** An exception of a capacity: nearly all of it is in use, or all of it. */
export type CapacityLevel = 'low' | 'out';

const textStyles: Readonly<Record<CapacityLevel, CSSProperties>> = {
  low: { color: theme.warning.text },
  out: { color: theme.danger.text },
};
const cellStyles: typeof textStyles = {
  low: { ...textStyles.low, fontWeight: theme.fontWeight.medium },
  out: { ...textStyles.out, fontWeight: theme.fontWeight.medium },
};

/** Colours a text about a capacity that is an exception. */
export function capacityLevelStyle(level: CapacityLevel | undefined): CSSProperties | undefined {
  return level && textStyles[level];
}

/** The props of a table cell with the figure that is an exception. */
export function capacityCellProps(level: CapacityLevel | undefined): CellProps {
  return level ? { style: cellStyles[level] } : {};
}
