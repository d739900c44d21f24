import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** Monospace text for ids, token prefixes and secrets. */
export const CodeText = styled.code`
  font-family: ${theme.fontFamily.mono};
  ${theme.type[13]};
  overflow-wrap: anywhere;
`;
