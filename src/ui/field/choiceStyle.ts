import { theme } from '~/theme/theme';

/** What checkboxes and radio buttons of our own have in common. */
export const choiceStyle = `
  appearance: none;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  border: 1px solid ${theme.border.control};
  background: ${theme.surface.control};
  cursor: pointer;
  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/**
 * A checkbox with a white mark, the same in both themes: the browser's is darker in the dark theme than
 * any other control.
 */
export const checkboxStyle = `
  ${choiceStyle}
  position: relative;
  border-radius: ${theme.radius.small};
  &:checked, &:indeterminate {
    border-color: ${theme.accent.solid};
    background: ${theme.accent.solid};
    ${theme.printColours};
  }
  &:checked::before, &:indeterminate::before {
    content: '';
    position: absolute;
    inset: 1px 5px 4px;
    border: solid ${theme.accent.onSolid};
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
  }
  &:indeterminate::before {
    inset: 6px 3px;
    border-width: 2px 0 0;
    transform: none;
  }
  @media (forced-colors: active) {
    &::before {
      display: none;
    }
  }
`;
