import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

export type DialogTone = 'accent' | 'warning' | 'danger';

interface DialogIconProps {
  readonly tone: DialogTone;
  /** An icon of 18 px. */
  readonly children: ReactNode;
}

/** The tile above the title of a confirmation: how serious it is, before a word is read. */
export function DialogIcon({ tone, children }: DialogIconProps) {
  return (
    <Tile aria-hidden="true" data-tone={tone}>
      {children}
    </Tile>
  );
}

// `background`: the tinted background alone is too faint for a tile.
const Tile = styled.span`
  display: grid;
  place-items: center;
  inline-size: 36px;
  block-size: 36px;
  margin-block-end: ${theme.space[3]};
  border-radius: 8px;
  background: ${theme.accent.subtle};
  color: ${theme.accent.text};
  &[data-tone='danger'] {
    background: ${theme.danger.subtle};
    color: ${theme.danger.text};
  }
  &[data-tone='warning'] {
    background: color-mix(in srgb, ${theme.warning.border} 30%, ${theme.warning.subtle});
    color: ${theme.warning.text};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;
