import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** How serious a dialog is, before a word is read. */
export type DialogTone = 'accent' | 'success' | 'warning' | 'danger';

// The tinted background of a warning alone is too faint for a tile.
const toneStyles: Readonly<Record<DialogTone, string>> = {
  accent: `
    background: ${theme.accent.subtle};
    color: ${theme.accent.text};
  `,
  success: `
    background: ${theme.success.subtle};
    color: ${theme.success.text};
  `,
  warning: `
    background: color-mix(in srgb, ${theme.warning.border} 30%, ${theme.warning.subtle});
    color: ${theme.warning.text};
  `,
  danger: `
    background: ${theme.danger.subtle};
    color: ${theme.danger.text};
  `,
};

/** The tile above the title of a confirmation or its outcome, around an icon of 18 px. Decorative. */
export const DialogTile = styled.span<{ readonly tone: DialogTone }>`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  margin-block-end: ${theme.space[3]};
  border-radius: 8px;
  ${({ tone }) => toneStyles[tone]}
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
