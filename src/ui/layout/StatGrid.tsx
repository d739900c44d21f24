import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** A row of StatCards; two columns, then one, where space is limited. */
export const StatGrid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 150px), 1fr));
  gap: ${theme.space[3]};
`;
