import { theme } from '~/theme/theme';

/** An exception of a capacity: nearly all of it is in use, or all of it. */
export type CapacityLevel = 'low' | 'out';

/** Colours the text of an element with `data-level`. */
export const capacityLevelTextStyle = `
  &[data-level='low'] { color: ${theme.warning.text}; }
  &[data-level='out'] { color: ${theme.danger.text}; }
`;
