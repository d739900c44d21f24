import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** Terms of 96 px beside their values. */
export const DefinitionList = styled.dl`
  display: grid;
  gap: ${theme.space[1]};
  margin-block: -6px;
`;
