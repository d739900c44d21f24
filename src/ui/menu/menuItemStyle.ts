import { css } from '@emotion/react';
import { theme } from '~/theme/theme';

// `data-highlighted`, `data-disabled`: Base UI's.
export const menuItemStyle = css`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: ${theme.control.medium};
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: inherit;
  text-decoration: none;
  outline: none;
  cursor: pointer;
  user-select: none;
  & > svg {
    flex: none;
    color: ${theme.text.muted};
  }
  &[data-highlighted],
  &:focus {
    background: ${theme.surface.hover};
  }
  &:focus-visible {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${theme.text.disabled};
    cursor: default;
  }
  ${theme.media.belowMedium} {
    min-block-size: 40px;
  }
`;
