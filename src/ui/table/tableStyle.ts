import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { capacityLevelTextStyle } from '~/ui/seats/capacityLevel';
import { monogramCellStyle } from '~/ui/seats/monogramStyle';
import { linkedRowStyle } from './linkedRowStyle';

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
    padding-block: 2px;
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
    min-block-size: var(--row-height, 40px);
    border-block-end: 1px solid ${theme.border.row};
  }
  & th {
    display: flex;
    align-items: center;
  }
  & th[data-align='end'] {
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
  & td[data-lines] {
    overflow: hidden;
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & td {
    ${monogramCellStyle}
  }
  & td[data-initials]::before {
    float: inline-start;
    margin: 4px 10px 4px 0;
  }
  & td > time {
    ${cachedWordsStyle}
  }
  & [data-secondary] {
    ${cachedWordsStyle}
    display: block;
    overflow: hidden;
    overflow: clip;
    text-overflow: ellipsis;
    color: ${theme.text.muted};
    ${theme.type[12]};
  }
`;

// `inset-block-start`: the middle. The cell is a fraction of a pixel lower than 40px, so with 2px
// the bar would be drawn a pixel too high.
// Another page shows other organizations: their bars don't grow out of these.
/** A cell with a capacity bar before a number with a second line. */
const barCellStyle = css`
  & > tbody > tr > td[data-bar] {
    position: relative;
    font-weight: ${theme.fontWeight.medium};
    white-space: nowrap;
    & > [role='meter'] {
      position: absolute;
      inset-inline-start: ${theme.space[4]};
      inset-block-start: calc(50% - 1.5px);
      inline-size: 84px;
      &::before {
        transition: none;
      }
    }
    & > [data-secondary] {
      font-weight: ${theme.fontWeight.regular};
    }
    & > [data-level] {
      ${capacityLevelTextStyle}
    }
  }
`;

// Number and date cells only: tabular figures widen Inter's hyphen by 41 %.
// Reduced opacity would drop below a contrast of 4.5:1, so all text turns muted and tones lose most
// of their colour.
/** The style of a table and its rows; `narrowCards` and `narrowRows` change it on small screens. */
export const tableStyle = css`
  inline-size: 100%;
  text-align: start;
  ${gridStyle}
  ${headerStyle}
  ${twoLineCellStyle}
  & > tbody > tr > td {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & > tbody > tr > td[data-align='end'] {
    text-align: end;
  }
  & > tbody > tr > td[data-align='end']:not([data-actions]) {
    ${cachedWordsStyle}
    font-variant-numeric: tabular-nums;
  }
  & > tbody > tr > td > strong {
    font-weight: ${theme.fontWeight.medium};
  }
  & > tbody > tr > td[data-muted] {
    color: ${theme.text.muted};
    & > strong {
      font-weight: ${theme.fontWeight.regular};
    }
  }
  ${barCellStyle}
  & > tbody > tr > td[data-level] {
    font-weight: ${theme.fontWeight.medium};
    ${capacityLevelTextStyle}
  }
  &[data-dimmed] > tbody:not([data-skeleton]) {
    --text-primary: var(--text-muted);
    color: ${theme.text.muted};
    filter: grayscale(0.8);
  }
  ${linkedRowStyle}
  ${wideStyle}
  @media print {
    & > thead {
      position: static;
    }
    & > tbody > tr {
      break-inside: avoid;
      content-visibility: visible !important;
    }
    & [data-actions] > * {
      visibility: hidden;
    }
  }
`;
