import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** Fields and their button in a row, stacked on narrow screens. */
export const FormRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[4]};
  & > div {
    flex: 1 1 200px;
  }
  & > button {
    /* Below the label, level with the controls. */
    margin-block-start: 20px;
  }
  ${theme.media.belowMedium} {
    & > button {
      flex: 1 1 100%;
      margin-block-start: 0;
    }
  }
`;
