import { css } from '@emotion/react';

/** Takes a table apart, for a layout of its own on small screens. */
export const blockTableStyle = css`
  min-inline-size: 0 !important;
  &,
  & > thead,
  & > tbody,
  & > tbody > tr,
  & > tbody > tr > td {
    display: block;
  }
  & > thead th {
    inline-size: auto !important;
  }
  & > tbody > tr {
    block-size: auto;
  }
  & > tbody > tr > td {
    border: 0;
  }
`;
