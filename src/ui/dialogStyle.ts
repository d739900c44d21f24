import { css } from '@emotion/react';
import { mapValues } from 'es-toolkit';
import { theme } from '~/theme/theme';
import { staticClassName } from './style';

// Not Base UI's data-starting-style, which a dialog that is rendered open never has.
const fadeStyle = `
  @starting-style {
    opacity: 0;
  }
  &[data-ending-style] {
    opacity: 0;
  }
`;
export const backdropClass = staticClassName(css`
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  background: ${theme.surface.backdrop};
  transition: opacity ${theme.duration.dialog};
  ${fadeStyle}
`);
// On small screens a dialog stands at the bottom; on others all have one top edge. Toasts lie above it, and
// cover nothing of it.
export const viewportClass = staticClassName(css`
  --edge-top: min(${theme.headerHeight}, 8dvh);
  --edge-bottom: 0px;
  position: fixed;
  inset: 0;
  z-index: ${theme.layer.dialog};
  display: grid;
  place-items: end stretch;
  padding-block: max(var(--edge-top), var(--toasts-top, 0px))
    max(var(--edge-bottom), var(--toasts-bottom, 0px));
  ${theme.media.fromMedium} {
    --edge-top: min(8vh, 64px);
    --edge-bottom: ${theme.space[6]};
    place-items: start center;
    padding-inline: ${theme.space[6]};
  }
  ${theme.media.belowMedium} {
    &[data-kind='search'] {
      --edge-top: ${theme.space[10]};
    }
    &[data-kind='drawer'] {
      --edge-top: 0px;
      place-items: stretch start;
    }
  }
`);

// With reduced motion nothing moves. `data-nested-dialog-open`: Base UI's.
export const popupClass = staticClassName(css`
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  max-block-size: 100%;
  overflow: hidden;
  ${theme.overlay};
  border-radius: ${theme.radius.dialog};
  transition:
    opacity ${theme.duration.dialog} ${theme.easing},
    transform ${theme.duration.dialog} ${theme.easing};
  ${fadeStyle}
  @media (prefers-reduced-motion: no-preference) {
    @starting-style {
      transform: translateY(8px);
    }
    &[data-nested-dialog-open] {
      transform: scale(0.97);
    }
  }
  ${theme.media.belowMedium} {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  ${theme.media.short} {
    overflow-y: auto;
  }
  & > form {
    display: contents;
  }
`);
const widths = { small: '480px', medium: '560px', large: '760px', table: '920px', wide: '1120px' };
const heights: Readonly<Partial<Record<keyof typeof widths, string>>> = {
  table: 'max-block-size: min(720px, 100%)',
  wide: `
    block-size: 100%;
    ${theme.media.fromMedium} {
      block-size: auto;
      min-block-size: min(440px, 100%);
      max-block-size: min(720px, 100%);
    }
  `,
};
// A nested dialog is smaller than the one that it opens above, which recedes.
export const sizeClasses = mapValues(widths, (width, size) =>
  staticClassName(css`
    ${heights[size]};
    ${theme.media.fromMedium} {
      max-inline-size: ${width};
      &[data-nested] {
        max-inline-size: calc(${width} - 60px);
      }
    }
  `),
);
export const kindClasses = {
  search: staticClassName(css`
    position: relative;
    block-size: 100%;
    ${theme.media.fromMedium} {
      block-size: auto;
      max-inline-size: 600px;
      max-block-size: min(480px, 100%);
    }
  `),
  drawer: staticClassName(css`
    inline-size: min(300px, calc(100vw - 56px));
    overflow-y: auto;
    border-radius: 0;
    background: ${theme.surface.side};
    transition: transform ${theme.duration.drawer};
    @starting-style {
      opacity: 1;
      transform: translateX(-100%);
    }
  `),
};
/** On small screens, where nothing outside the dialog can be pressed. */
export const searchCloseClass = staticClassName(css`
  position: absolute;
  inset-block-start: ${theme.space[1]};
  inset-inline-end: ${theme.space[1]};
  ${theme.media.fromMedium} {
    display: none;
  }
`);

// Its button is level with the title's line of 24 px.
export const headerClass = staticClassName(css`
  flex: none;
  padding: ${theme.space[4]} ${theme.space[5]} ${theme.space[3]};
  & button {
    margin-block: calc(12px - var(--control-size) / 2);
  }
`);
// A long name ends in an ellipsis: the dialog says what it is about in its body, too.
export const headingClass = staticClassName(css`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  & > h2 {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    ${theme.type[16]};
  }
  & > p {
    color: ${theme.text.muted};
  }
`);
/** It scrolls with the body: on a small screen there is no space for both. */
export const confirmationClass = staticClassName(css`
  padding-block-start: ${theme.space[3]};
  & > p {
    margin-block-start: ${theme.space[2]};
  }
  & + * {
    margin-block-start: ${theme.space[4]};
  }
`);
/**
 * 56 px with the hairline, title and description on one line. What follows them moves below on small
 * screens.
 */
export const wideHeaderClass = staticClassName(css`
  align-items: center;
  min-block-size: 56px;
  padding-block: 11px;
  border-block-end: 1px solid ${theme.border.hairline};
  ${theme.media.belowMedium} {
    flex-wrap: wrap;
    row-gap: ${theme.space[1]};
    padding-block-end: 7px;
  }
  & > .${headingClass} {
    display: flex;
    align-items: baseline;
    gap: ${theme.space[3]};
    white-space: nowrap;
    & > h2 {
      flex: none;
    }
    & > p {
      ${theme.ellipsis};
    }
  }
`);
export const tileClass = staticClassName(css`
  display: grid;
  place-items: center;
  ${theme.square('36px')};
  margin-block-end: ${theme.space[3]};
  border-radius: 8px;
`);

export const bodyClass = staticClassName(css`
  flex: auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[1]} ${theme.space[5]} ${theme.space[5]};
  &:focus-visible {
    outline-offset: -2px;
  }
  ${theme.media.short} {
    flex: none;
    overflow: visible;
  }
`);
export const wideBodyClass = staticClassName(css`
  &,
  & > div {
    display: flex;
    flex-direction: column;
    padding: 0;
  }
  & > div {
    flex: 1 0 auto;
  }
`);
// `padding`: 56 px with the hairline and one row of buttons.
export const footerClass = staticClassName(css`
  flex: none;
  padding: 11px ${theme.space[5]} ${theme.space[3]};
  border-block-start: 1px solid ${theme.border.hairline};
  ${theme.media.belowMedium} {
    padding-block-end: max(${theme.space[3]}, env(safe-area-inset-bottom));
    & > button {
      flex: auto;
    }
  }
`);
export const messagesClass = staticClassName(css`
  flex: 1 0 100%;
  max-block-size: 40dvh;
  margin-block-end: ${theme.space[1]};
  overflow-y: auto;
  &:empty {
    display: none;
  }
`);
export const footerStartClass = staticClassName(css`
  flex: 1 0 auto;
  max-inline-size: 100%;
`);
