import { Menu as Base } from '@base-ui/react/menu';
import { css } from '@emotion/react';
import { theme } from '~/theme/theme';

/** A line between groups of a Menu. */
export function MenuSeparator() {
  return <Base.Separator css={separatorStyle} />;
}

const separatorStyle = css`
  block-size: 1px;
  margin: ${theme.space[1]} calc(-1 * ${theme.space[1]});
  background: ${theme.border.hairline};
`;
