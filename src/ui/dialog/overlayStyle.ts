import { css } from '@emotion/react';
import { theme } from '~/theme/theme';

/** The maximum width of a dialog. */
export type DialogSize = 'small' | 'medium' | 'large' | 'wide';

/** A media query: header and footer of a dialog would leave no space for its body. */
export const shortScreen = '(max-height: 400px)';

// Not Base UI's data-starting-style, which a dialog that is rendered open never has.
export const backdropStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  background: ${theme.surface.backdrop};
  transition: opacity ${theme.duration.dialog};
  @starting-style {
    opacity: 0;
  }
  &[data-ending-style] {
    opacity: 0;
  }
`;

/** Where dialogs stand: each has its own top edge; on small screens they stand at the bottom. */
export const dialogViewportStyle = css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  place-items: start center;
  padding: ${theme.space[6]};
  ${theme.media.belowMedium} {
    place-items: end stretch;
    /* Toasts are above it, in the header. */
    padding: min(${theme.headerHeight}, 8dvh) 0 0;
  }
`;

// `outline`: visible in forced-colors mode only, which removes shadows.
// With reduced motion nothing moves.
// `data-ending-style`, `data-nested-dialog-open`: Base UI's.
// Recedes under the backdrop of a nested dialog.
/** The dialog itself: header and footer stay in place, the body scrolls. */
export const dialogPopupStyle = css`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-block-size: 0;
  max-block-size: 100%;
  overflow: hidden;
  @media ${shortScreen} {
    overflow-y: auto;
  }
  border-radius: ${theme.radius.dialog};
  background: ${theme.surface.overlay};
  color: ${theme.text.primary};
  box-shadow: ${theme.shadow.overlay};
  outline: 1px solid transparent;
  outline-offset: -1px;
  transition:
    opacity ${theme.duration.dialog} ${theme.easing},
    transform ${theme.duration.dialog} ${theme.easing};
  @starting-style {
    opacity: 0;
  }
  &[data-ending-style] {
    opacity: 0;
  }
  @media (prefers-reduced-motion: no-preference) {
    @starting-style {
      transform: translateY(8px);
    }
    &[data-nested-dialog-open] {
      transform: scale(0.97);
    }
  }
  ${theme.media.belowMedium} {
    max-inline-size: none;
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
`;
