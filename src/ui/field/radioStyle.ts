import { theme } from '~/theme/theme';
import { choiceStyle } from './choiceStyle';

/** A radio button, the same in both themes. */
export const radioStyle = `
  ${choiceStyle}
  border-radius: 50%;
  &:checked {
    border: 5px solid ${theme.accent.solid};
    background: ${theme.accent.onSolid};
  }
`;
