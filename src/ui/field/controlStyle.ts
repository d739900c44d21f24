import { css } from '@emotion/react';
import { theme } from '~/theme/theme';

// iOS zooms into a focused field whose font is smaller than 16 px:
// https://css-tricks.com/16px-or-larger-text-prevents-ios-form-zoom/
/** The box around a text input or a select. It shows the focus ring of the control inside it. */
export const controlStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  inline-size: 100%;
  min-block-size: var(--control-height, ${theme.control.medium});
  border: 1px solid ${theme.border.control};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.control};
  color: ${theme.text.primary};
  transition: border-color ${theme.duration.quick};
  &:has(> :is(input, select, textarea):focus-visible) {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 2px;
  }
  &:has(> [aria-invalid='true']) {
    border-color: ${theme.danger.solid};
  }
  &:has(> :disabled) {
    background: ${theme.surface.hover};
    border-color: ${theme.border.hairline};
  }
  & > :is(input, select, textarea) {
    flex: 1;
    min-inline-size: 0;
    inline-size: 100%;
    min-block-size: calc(var(--control-height, ${theme.control.medium}) - 2px);
    padding: 4px 10px;
    border: 0;
    border-radius: inherit;
    outline: none;
    background: transparent;
    color: inherit;
    text-overflow: ellipsis;
    ${theme.type[13]};
    font-size: var(--control-font-size, 0.8125rem);
    &::placeholder {
      color: ${theme.text.muted};
      opacity: 1;
    }
    &:disabled {
      color: ${theme.text.disabled};
      opacity: 1;
    }
  }
  ${theme.media.belowMedium} {
    min-block-size: 40px;
    & > :is(input, select, textarea) {
      min-block-size: 38px;
      ${theme.type[16]};
    }
  }
`;
