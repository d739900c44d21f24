import styled from '@emotion/styled';
import { theme } from '../theme/theme';

/** Things under each other, a step of the grid apart. */
export const Stack = styled('div', {
  shouldForwardProp: (prop) => prop !== 'gap' && prop !== 'as',
})<{ gap?: keyof typeof theme.space }>`
  display: flex;
  flex-direction: column;
  gap: ${({ gap = 4 }) => theme.space[gap]};
  min-inline-size: 0;
`;
