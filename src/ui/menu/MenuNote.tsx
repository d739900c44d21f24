import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** A line of text in a Menu that is not an item, such as the version. */
export const MenuNote = styled.div`
  padding: 6px ${theme.space[2]};
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.regular};
  overflow-wrap: anywhere;
`;
