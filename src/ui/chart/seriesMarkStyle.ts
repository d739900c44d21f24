import { css } from '@emotion/react';

/**
 * The fill of a mark. Its texture shows only where colours may be missing: in print and in
 * forced-colors mode, where textured marks get an outline and plain ones the text colour.
 */
export const seriesMarkStyle = css`
  fill: var(--colour);
  @media print {
    fill: var(--pattern, var(--colour));
  }
  @media (forced-colors: active) {
    fill: var(--pattern, CanvasText);
    stroke: CanvasText;
    stroke-width: 1;
  }
`;
