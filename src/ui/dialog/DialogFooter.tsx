import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** The buttons of a dialog; the confirming one goes last. */
export const DialogFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]};
  border-block-start: 1px solid ${theme.border.hairline};
  ${theme.media.belowMedium} {
    padding-block-end: max(${theme.space[3]}, env(safe-area-inset-bottom));
    & > button {
      flex: 1 1 auto;
    }
  }
`;
