import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

export interface RowProps {
  /** The gap between children, a step of `theme.space`. */
  readonly gap?: keyof typeof theme.space;
  /** How children are distributed along the row. */
  readonly justify?: 'center' | 'space-between';
}

/** Lays out its children in a row that wraps. */
export const Row = styled('div', {
  shouldForwardProp: (prop) => !['gap', 'justify', 'as'].includes(prop),
})<RowProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ justify = 'start' }) => justify};
  gap: ${({ gap = 2 }) => theme.space[gap]};
  min-inline-size: 0;
`;
