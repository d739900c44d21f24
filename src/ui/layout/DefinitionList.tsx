import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** Terms and their values, in as many columns as fit. */
export const DefinitionList = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: ${theme.space[4]} ${theme.space[6]};
`;
