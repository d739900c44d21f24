import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { CodeText } from '~/ui/text';

/** The start of a secret: the ellipsis isn't part of its text. */
export const TokenPrefix = styled(CodeText)`
  color: ${theme.text.muted};
  &::after {
    content: '…';
    content: '…' / '';
  }
`;
