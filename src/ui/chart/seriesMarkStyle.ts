import { css } from '@emotion/react';

/** The forced-colors style of a mark: textured marks get an outline, plain ones the text colour. */
export const seriesMarkStyle = css`
  @media (forced-colors: active) {
    stroke: CanvasText;
    stroke-width: 1;
    &:not([fill^='url']) {
      fill: CanvasText;
    }
  }
`;
