import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

// Controls of 32 px, 40 px when touched, level with the title's line of 24 px.
/** The header of a dialog, which stays while the body scrolls: title, description, close button. */
export const DialogHeader = styled.div`
  flex: none;
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[3]};
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  & > :not(div),
  & > span > button {
    margin-block: -4px;
  }
  ${theme.media.belowMedium} {
    flex-wrap: wrap;
    row-gap: ${theme.space[2]};
    & > span > button {
      margin-block: -8px;
    }
  }
`;

/** The title and the description of a dialog. */
export const DialogHeading = styled.div`
  ${theme.type[13]};
  overflow-wrap: anywhere;
  & > h2 {
    ${theme.type[16]};
  }
  & > p {
    color: ${theme.text.muted};
  }
`;
