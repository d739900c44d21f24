import styled from '@emotion/styled';
import { theme } from '../theme/theme';

/** Quieter words beside the ones that matter. */
export const MutedText = styled.span`
  color: ${theme.text.muted};
`;
