import { css } from '@emotion/react';
import { theme } from '../theme/theme';

const fadeTransition = css`
  transition: opacity ${theme.duration.quick};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** Behind a dialog. */
export const backdropStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  background: ${theme.surface.backdrop};
  ${fadeTransition}
`;

/** Holds a dialog in the middle; on a small screen at the foot. */
export const dialogViewportStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  place-items: center;
  padding: ${theme.space[6]};
  ${theme.media.belowMedium} {
    place-items: end stretch;
    padding: ${theme.space[6]} 0 0;
  }
`;

/** The sheet of a dialog: its head and foot stay, its body scrolls. */
export const dialogPopupStyle = css`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-block-size: 0;
  max-block-size: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.surface.overlay};
  color: ${theme.text.primary};
  box-shadow: ${theme.shadow.overlay};
  /* Seen where colours are forced and no shadow parts it from the page. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  ${fadeTransition}
  transition:
    opacity ${theme.duration.quick},
    transform ${theme.duration.slow};
  &[data-size='small'] {
    max-inline-size: 480px;
  }
  &[data-size='medium'] {
    max-inline-size: 560px;
  }
  &[data-size='large'] {
    max-inline-size: 760px;
  }
  &[data-size='wide'] {
    max-inline-size: 1120px;
  }
  /* Smaller than any dialog that it opens over. */
  &[data-nested] {
    max-inline-size: 400px;
  }
  /* Behind a nested dialog, under that one's backdrop. */
  &[data-nested-dialog-open] {
    @media (prefers-reduced-motion: no-preference) {
      transform: scale(0.97);
    }
    /* The contents alone: the page must not shine through the surface. */
    @media (prefers-reduced-motion: reduce) {
      & > * {
        opacity: 0.7;
      }
    }
  }
  ${theme.media.belowMedium} {
    max-inline-size: none !important;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
    &[data-tall] {
      block-size: 100%;
    }
  }
`;
