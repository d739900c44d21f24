import { css } from '@emotion/react';
import { theme } from '~/theme/theme';

const fadeTransition = css`
  transition: opacity ${theme.duration.quick};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;

export const backdropStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  background: ${theme.surface.backdrop};
  ${fadeTransition}
`;

/** Centres a dialog; on small screens places it at the bottom. */
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

/** The dialog itself: header and footer stay in place, the body scrolls. */
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
  /* Visible in forced-colors mode only, which removes shadows. */
  outline: 1px solid transparent;
  outline-offset: -1px;
  ${fadeTransition}
  transition:
    opacity ${theme.duration.quick},
    transform ${theme.duration.drawer};
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
  /* A nested dialog is smaller than the one it opens above. */
  &[data-nested] {
    max-inline-size: 400px;
  }
  /* The outer dialog, below the backdrop of the nested one. */
  &[data-nested-dialog-open] {
    @media (prefers-reduced-motion: no-preference) {
      transform: scale(0.97);
    }
    /* Fade the contents only: the page must not show through the surface. */
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
