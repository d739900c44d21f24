import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** A small select beside its label. */
export const SelectLine = styled.div`
  --control-height: ${theme.control.small};
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  & > label {
    white-space: nowrap;
    color: ${theme.text.muted};
  }
`;
