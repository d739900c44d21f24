import { css } from '@emotion/react';

/**
 * A mark in a series' fill. In forced colours a texture gets an edge, and what has none the text's
 * colour.
 */
export const seriesMarkStyle = css`
  @media (forced-colors: active) {
    stroke: CanvasText;
    stroke-width: 1;
    &:not([fill^='url']) {
      fill: CanvasText;
    }
  }
`;
