import { css } from '@emotion/react';

/** Hidden visually, available to screen readers. */
export const visuallyHiddenStyle = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
  border: 0;
`;
