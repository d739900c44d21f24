import styled from '@emotion/styled';
import { theme } from '../theme/theme';

const justifyContent = { start: 'flex-start', end: 'flex-end', between: 'space-between' } as const;

export interface RowProps {
  /** A step of the grid between its children. */
  gap?: keyof typeof theme.space;
  /** Where its children stand. */
  justify?: keyof typeof justifyContent;
}

/** Things beside each other that wrap where there is no room. */
export const Row = styled('div', {
  shouldForwardProp: (prop) => !['gap', 'justify', 'as'].includes(prop),
})<RowProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ justify = 'start' }) => justifyContent[justify]};
  gap: ${({ gap = 2 }) => theme.space[gap]};
  min-inline-size: 0;
`;
