import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** The header of a dialog: title, description and an optional close button. */
export const DialogHeader = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[3]};
  & h2 {
    ${theme.type[16]};
    padding-block: 4px;
    line-height: 1.5;
    overflow-wrap: anywhere;
  }
  & p {
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
  & > div {
    min-inline-size: 0;
  }
`;
