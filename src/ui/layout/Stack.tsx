import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** Lays out its children in a column. `gap` is a step of `theme.space`. */
export const Stack = styled('div', {
  shouldForwardProp: (prop) => prop !== 'gap' && prop !== 'as',
})<{ readonly gap?: keyof typeof theme.space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 4 }) => theme.space[gap]};
  min-inline-size: 0;
`;
