import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

// `padding`: 56 px with the hairline and one row of buttons.
/** The buttons of a dialog, which stay while the body scrolls; the confirming one goes last. */
export const DialogFooter = styled.div`
  flex: none;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[2]};
  padding: 11px ${theme.space[5]} ${theme.space[3]};
  border-block-start: 1px solid ${theme.border.hairline};
  ${theme.media.belowMedium} {
    padding-block-end: max(${theme.space[3]}, env(safe-area-inset-bottom));
    & > button {
      flex: 1 1 auto;
    }
  }
`;
