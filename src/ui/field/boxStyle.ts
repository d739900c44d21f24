import { theme } from '~/theme/theme';

/**
 * A checkbox of our own, the same in both themes: 16 px, with a white mark. The browser's is darker in
 * the dark theme than any other control.
 */
export const boxStyle = `
  appearance: none;
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  margin: 0;
  border: 1px solid ${theme.border.control};
  border-radius: ${theme.radius.small};
  background: ${theme.surface.control};
  cursor: pointer;
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
    appearance: auto;
    &::before {
      display: none;
    }
  }
`;
