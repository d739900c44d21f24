import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** Secondary text. */
export const MutedText = styled.span`
  color: ${theme.text.muted};
`;
