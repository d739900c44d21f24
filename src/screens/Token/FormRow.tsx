import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

// Below the labels, level with the controls.
/** Fields, their button and a note in a row, stacked on narrow screens. */
export const FormRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[3]};
  & > div {
    flex: 0 1 160px;
  }
  & > div:first-of-type {
    flex: 1 1 200px;
    max-inline-size: 320px;
  }
  & > button,
  & > p {
    margin-block-start: 22px;
  }
  & > p {
    color: ${theme.text.muted};
    ${theme.type[12]};
    line-height: ${theme.control.medium};
  }
  ${theme.media.belowMedium} {
    & > div,
    & > div:first-of-type,
    & > button {
      flex: 1 1 100%;
      max-inline-size: none;
    }
    & > button,
    & > p {
      margin-block-start: 0;
    }
    & > button {
      order: 1;
    }
    & > p {
      margin-block-start: -8px;
      line-height: inherit;
    }
  }
`;
