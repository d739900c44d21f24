import styled from '@emotion/styled';
import { theme } from '../theme/theme';

/** An identifier, a prefix, a secret: letter by letter. */
export const CodeText = styled.code`
  font-family: ${theme.fontFamily.mono};
  font-size: ${theme.fontSize[13]};
  overflow-wrap: anywhere;
`;
