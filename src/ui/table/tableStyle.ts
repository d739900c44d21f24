import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';
import { tableClasses } from './tableClasses';

const { actionsCell, detail, endCell, laterGroup, mutedCell, mutedRow, pinnedCell, twoLineCell } =
  tableClasses;

const wideStyle = css`
  & > thead {
    position: sticky;
    inset-block-start: var(--sticky-top, 0px);
    z-index: ${theme.layer.sticky};
  }
  & th,
  & td {
    padding-inline: ${theme.space[3]};
  }
  & th:first-of-type {
    padding-inline-start: var(--table-inset, ${theme.space[4]});
  }
  & td:first-of-type {
    padding-inline-start: calc(var(--table-inset, ${theme.space[4]}) + var(--primary-inset, 0px));
  }
  & th:last-of-type,
  & td:last-of-type {
    padding-inline-end: var(--table-inset, ${theme.space[4]});
  }
  & > tbody > tr > td {
    padding-block: var(--cell-padding, 2px);
  }
`;

/** Rows are grids, because the browser can't skip table rows that are out of view. */
const gridStyle = css`
  &,
  & > thead,
  & > tbody,
  & > tbody > tr > td {
    display: block;
  }
  & > thead > tr,
  & > tbody > tr {
    display: grid;
    grid-template-columns: var(--columns);
    align-items: center;
  }
  & > tbody > tr {
    align-items: var(--row-align, center);
    min-block-size: var(--row-height, 40px);
    border-block-end: 1px solid ${theme.border.row};
  }
  & > .${laterGroup} {
    content-visibility: auto;
    contain-intrinsic-block-size: auto calc(var(--rows) * var(--row-height, 40px));
  }
  & th {
    display: flex;
    align-items: center;
  }
  & th.${endCell} {
    justify-content: flex-end;
  }
`;

const headerStyle = css`
  & th {
    block-size: 36px;
    padding: 0;
    border-block-end: 1px solid ${theme.border.hairline};
    background: var(--table-background, ${theme.surface.card});
    color: ${theme.text.muted};
    ${theme.type[12]};
    font-weight: ${theme.fontWeight.medium};
    text-align: start;
    white-space: nowrap;
  }
`;

/**
 * Inter kerns with the space, so Blink shapes text with kerning line by line instead of taking its
 * words from a cache. Cells of numbers, dates and second lines do without: 100 rows are laid out in
 * 110 instead of 115 ms at 4x CPU throttling.
 */
const cachedWordsStyle = `
  font-kerning: none;
  font-variant-ligatures: none;
`;

/**
 * A cell with a second, muted line. Clipped text, unlike hidden overflow, needs no scroll container
 * for each cell (112 instead of 117 ms for 100 rows at 4x); browsers without `clip` hide it.
 */
const twoLineCellStyle = css`
  & .${twoLineCell} {
    overflow: hidden;
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & td > time {
    ${cachedWordsStyle}
  }
  & .${detail} {
    ${cachedWordsStyle}
    display: block;
    overflow: hidden;
    overflow: clip;
    text-overflow: ellipsis;
    color: ${theme.text.muted};
    ${theme.type[12]};
  }
`;

/** Cells that stay in view while the others are scrolled sideways. */
const pinnedStyle = css`
  & .${pinnedCell} {
    position: sticky;
    z-index: ${theme.layer.raised};
  }
  & > tbody > tr > .${pinnedCell} {
    align-self: stretch;
    display: grid;
    align-content: var(--row-align, center);
    background: var(--row-background, ${theme.surface.card});
  }
`;

// Number and date cells only: tabular figures widen Inter's hyphen by 41 %.
/** The style of a table and its rows; a TableLayout changes it where the table is narrow. */
export const tableClass = staticClassName(css`
  inline-size: 100%;
  text-align: start;
  ${gridStyle}
  ${headerStyle}
  ${twoLineCellStyle}
  & > tbody > tr > td {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > tbody > tr > .${endCell} {
    text-align: end;
  }
  & > tbody > tr > .${endCell}:not(.${actionsCell}) {
    ${cachedWordsStyle}
    font-variant-numeric: tabular-nums;
  }
  & > tbody > tr > td > strong {
    font-weight: ${theme.fontWeight.medium};
  }
  & > tbody > tr > .${mutedCell},
  & > tbody > .${mutedRow} > td {
    color: ${theme.text.muted};
    & > strong {
      font-weight: ${theme.fontWeight.regular};
    }
  }
  ${wideStyle}
  ${pinnedStyle}
  @media print {
    & > thead {
      position: static;
    }
    & > tbody,
    & > tbody > tr {
      content-visibility: visible !important;
    }
    & > tbody > tr {
      break-inside: avoid;
    }
    & .${twoLineCell},
    & .${detail} {
      white-space: normal;
    }
    & .${actionsCell} > * {
      visibility: hidden;
    }
    & input[type='checkbox'] {
      display: none;
    }
  }
`);

// Reduced opacity would drop below a contrast of 4.5:1, so all text turns muted and tones lose most
// of their colour.
/** A table whose rows are being replaced. */
export const dimmedTableClass = staticClassName(css`
  & > tbody:not([aria-hidden]) {
    --text-primary: var(--text-muted);
    color: ${theme.text.muted};
    filter: grayscale(0.8);
  }
`);
