import { Menu as Base } from '@base-ui/react/menu';
import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** A line between groups of a Menu. */
export const MenuSeparator = styled(Base.Separator)`
  block-size: 1px;
  margin: ${theme.space[1]} calc(-1 * ${theme.space[1]});
  background: ${theme.border.hairline};
`;
