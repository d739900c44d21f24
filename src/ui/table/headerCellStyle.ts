import { css } from '@emotion/react';
import { theme } from '~/theme/theme';

export const headerCellStyle = css`
  block-size: 40px;
  padding: 0;
  border-block-end: 1px solid ${theme.border.hairline};
  background: ${theme.surface.raised};
  color: ${theme.text.muted};
  font-size: ${theme.fontSize[13]};
  font-weight: ${theme.fontWeight.medium};
  text-align: start;
  white-space: nowrap;
  &[data-align='end'] {
    text-align: end;
  }
`;
