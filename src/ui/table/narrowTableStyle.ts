import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';

const blocks = css`
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
`;

/**
 * Rows as cards: the first cell is the title, the others are label and value. The header shows only
 * its sort buttons, as chips.
 */
export const narrowCardStyle = css`
  ${blocks}
  & > thead > tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
    align-items: center;
    padding: ${theme.space[2]} ${theme.space[4]};
    border-block-end: 1px solid ${theme.border.hairline};
    &::before {
      content: 'Sort by';
      margin-inline-end: ${theme.space[1]};
      color: ${theme.text.muted};
    }
  }
  & > thead:not(:has([data-sortable])) > tr,
  & > thead th:not([data-sortable]) {
    ${visuallyHiddenStyle}
  }
  & > thead th {
    block-size: auto;
    border: 0;
    background: none;
  }
  & > tbody > tr {
    padding: ${theme.space[3]} var(--table-inset, ${theme.space[4]});
  }
  & > tbody > tr + tr {
    border-block-start: 1px solid ${theme.border.row};
  }
  & > tbody > tr[data-linked]:hover > td {
    background: none;
  }
  & > tbody > tr[data-linked]:active {
    background: ${theme.surface.hover};
  }
  & > tbody > tr > td {
    padding: 0;
  }
  & > tbody > tr > td:not([data-actions]) {
    text-align: start;
  }
  & > tbody > tr > td[data-label] {
    display: grid;
    grid-template-columns: minmax(96px, 36%) 1fr;
    place-items: center start;
    gap: ${theme.space[3]};
    min-block-size: 28px;
    & > * {
      grid-column: 2;
      max-inline-size: 100%;
    }
    &::before {
      content: attr(data-label);
      color: ${theme.text.muted};
      ${theme.type[12]};
    }
  }
  & > tbody > tr > td[data-primary] {
    margin-block-end: ${theme.space[1]};
  }
  & > tbody > tr > td[data-actions] {
    margin-block-start: ${theme.space[2]};
  }
`;

/** Each row a line of 56 px: the title and the compact columns. Sort buttons show on focus only. */
export const narrowRowStyle = css`
  ${blocks}
  & > thead:not(:focus-within) {
    ${visuallyHiddenStyle}
  }
  & > thead > tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]};
  }
  & > thead th {
    padding-inline: ${theme.space[2]};
  }
  & > tbody > tr {
    display: flex;
    align-items: center;
    gap: ${theme.space[3]};
    block-size: 56px;
    padding-inline: var(--table-inset, ${theme.space[4]});
    border-block-end: 1px solid ${theme.border.row};
  }
  & > tbody > tr > td:not([data-primary], [data-compact]) {
    display: none;
  }
  & > tbody > tr > td[data-primary] {
    flex: 1;
  }
  & > tbody > tr > td[data-compact] {
    flex: none;
    padding: 0;
  }
`;

/**
 * Below 900 px of content width: all columns in view, with the cells that have `data-below` under
 * the title. Their headers keep their place beside it.
 */
export const mediumRowStyle = css`
  @container table (max-width: 899.98px) {
    ${blocks}
    & > thead > tr,
    & > tbody > tr {
      display: grid;
      grid-template-columns: var(--medium-columns);
      align-items: center;
    }
    & > tbody > tr {
      grid-template-rows: auto auto;
      block-size: auto;
      padding-block: 7px;
      border-block-end: 1px solid ${theme.border.row};
    }
    & > thead th {
      display: flex;
      align-items: center;
    }
    & > thead th[data-align='end'] {
      justify-content: flex-end;
    }
    & > tbody > tr > td {
      grid-row: 1 / -1;
      padding-block: 0;
      border: 0;
    }
    & > tbody > tr > td[data-primary] {
      grid-area: 1 / 1 / 2 / 3;
    }
    & > tbody > tr > td[data-below] {
      grid-area: 2 / 1 / 3 / 3;
      padding-inline-start: var(--below-inset, ${theme.space[4]});
      color: ${theme.text.muted};
      ${theme.type[12]};
      & > [data-secondary] {
        display: inline;
        &::before {
          content: ' · ';
        }
      }
    }
    & > tbody > tr[data-linked]:hover {
      background: ${theme.surface.hover};
    }
  }
`;
