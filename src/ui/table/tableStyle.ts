import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/style';

/** The widths of a table, in pixels, below which columns leave. */
export const widths = [480, 620, 900] as const;

export type HideBelow = (typeof widths)[number];

/**
 * Classes inside a table: it has one style for all of its cells, as a styled component would render two
 * components around each of up to 700.
 */
export const tableClasses = {
  end: 'table-end',
  muted: 'table-muted',
  actions: 'table-actions',
  /** The second line of a cell. */
  detail: 'table-detail',
  linkedRow: 'table-linked-row',
  selectedRow: 'table-selected-row',
  mutedRow: 'table-muted-row',
  hideBelow: { 480: 'table-hide-480', 620: 'table-hide-620', 900: 'table-hide-900' },
} as const;

/** The container query for a table that is narrower than a number of pixels; more where text is larger. */
export function tableBelow(width: HideBelow): string {
  return `@container table (max-width: ${(width - 0.02) / 16}rem)`;
}

/** The container query for a table that is at least as wide as that. */
export function tableFrom(width: HideBelow): string {
  return `@container table (min-width: ${width / 16}rem)`;
}

/** What a table measures its width by. */
export const containerClass = staticClassName(css`
  container: table / inline-size;
`);

const headerStyle = css`
  & thead th {
    block-size: 36px;
    padding-block: 0;
    border-block-end: 1px solid ${theme.border.hairline};
    color: ${theme.text.muted};
    ${theme.type[12]};
    font-weight: ${theme.fontWeight.medium};
    text-align: start;
    white-space: nowrap;
    ${tableBelow(480)} {
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
`;

/**
 * Each row is a grid of its own, so that browsers skip those far from the screen: 100 rows are laid out
 * and painted in half the time. No part of a table can be skipped.
 */
const longStyle = css`
  @media screen {
    &,
    & > :is(thead, tbody) {
      display: block;
    }
    & > thead {
      position: sticky;
      inset-block-start: ${theme.headerHeight};
      z-index: ${theme.layer.sticky};
      background: ${theme.surface.page};
      ${theme.media.fromLarge} {
        inset-block-start: calc(${theme.headerHeight} + ${theme.toolbarHeight});
      }
    }
    & > * > tr {
      display: grid;
      grid-template-columns: var(--columns);
      align-items: center;
      min-block-size: 36px;
      border-block-end: 1px solid ${theme.border.hairline};
    }
    & > tbody > tr {
      min-block-size: 48px;
      border-color: ${theme.border.row};
      content-visibility: auto;
      contain-intrinsic-block-size: auto 47px;
    }
    & > * > tr > :is(th, td) {
      block-size: auto;
      border: 0;
    }
    /* For the outlines of what has focus. */
    & > tbody > tr > :is(th, td) {
      margin-block: -5px;
      padding-block: 5px;
    }
    --columns: var(--columns-all);
    ${widths
      .toReversed()
      .map((width) => `${tableBelow(width)} { --columns: var(--columns-${width}); }`)}
  }
`;

const cellStyle = css`
  & th,
  & td {
    padding-inline: var(--cell-padding);
  }
  & :is(td, tbody th) {
    padding-block: 0;
    border-block-end: 1px solid ${theme.border.row};
    font-weight: inherit;
    text-align: start;
    overflow: clip;
    text-overflow: ellipsis;
    white-space: nowrap;
    & > strong {
      font-weight: ${theme.fontWeight.medium};
    }
  }
  & .${tableClasses.end} {
    text-align: end;
  }
  /* Of number cells only: tabular figures widen Inter's hyphen by 41 %. */
  & td.${tableClasses.end} {
    font-variant-numeric: tabular-nums;
  }
  & .${tableClasses.muted}, & .${tableClasses.mutedRow} > :is(th, td) {
    color: ${theme.text.muted};
    & > strong {
      font-weight: ${theme.fontWeight.regular};
    }
  }
  & .${tableClasses.actions} {
    overflow: visible;
  }
  & .${tableClasses.detail} {
    display: block;
    overflow: clip;
    text-overflow: ellipsis;
    color: ${theme.text.muted};
    ${theme.type[12]};
  }
`;

/** Reaches into the page's margin, where the texts of a row start at its edge. */
const rowBackground = (colour: string) => `
  background: ${colour};
  box-shadow: -${theme.space[2]} 0 ${colour}, ${theme.space[2]} 0 ${colour};
`;

// `--fill`: tracks of bars and neutral pills have nearly the colour of a hovered row.
const rowStyle = css`
  & .${tableClasses.linkedRow} {
    cursor: pointer;
    &:hover,
    &:has(a:focus-visible) {
      --fill: ${theme.border.hairline};
      ${rowBackground(theme.surface.hover)}
    }
  }
  & .${tableClasses.selectedRow} {
    ${rowBackground(theme.surface.selectedRow)}
    &.${tableClasses.linkedRow}:hover {
      ${rowBackground(theme.surface.selectedRowHover)}
    }
    @media (forced-colors: active) {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`;

// Reduced opacity would drop below a contrast of 4.5:1, so all text turns muted and tones lose most
// of their colour.
const dimmedStyle = css`
  & > tbody {
    color: ${theme.text.muted};
    filter: grayscale(0.8);
    & :is(a, strong) {
      color: inherit;
    }
  }
`;

const printStyle = css`
  @media print {
    & tr {
      break-inside: avoid;
    }
    & :is(td, tbody th),
    & .${tableClasses.detail} {
      white-space: normal;
    }
    & input[type='checkbox'] {
      display: none;
    }
  }
`;

/**
 * Widths don't depend on the content, so nothing shifts when rows change. What depends on the table's
 * width is a custom property of the table: a container query for each cell would be evaluated for each.
 */
export const tableClass = staticClassName(css`
  inline-size: 100%;
  table-layout: fixed;
  ${headerStyle}
  ${cellStyle}
  & :is(td, tbody th) {
    block-size: var(--row-size, 48px);
  }
  & :is(thead th:first-of-type, tbody th) {
    padding-inline-start: var(--table-edge, ${theme.space[4]});
  }
  /* The edge of a card ends it. */
  & > tbody > tr:last-of-type > :is(th, td) {
    border-block-end-width: var(--last-border, 0);
  }
  & :is(thead th, td):last-of-type {
    padding-inline-end: var(--table-edge, ${theme.space[4]});
  }
  ${rowStyle}
  &[data-dense] {
    --row-size: 32px;
  }
  &[data-on-page] {
    --table-edge: 0;
    --last-border: 1px;
  }
  --cell-padding: ${theme.space[3]};
  ${tableBelow(480)} {
    --cell-padding: ${theme.space[2]} 0;
  }
  ${widths.map(
    (width) => css`
      ${tableBelow(width)} {
        --from-${width}: none;
      }
      & .${tableClasses.hideBelow[width]} {
        display: var(--from-${width}, table-cell);
      }
    `,
  )}
  &[data-long] {
    ${longStyle}
  }
  &[data-dimmed] {
    ${dimmedStyle}
  }
  ${printStyle}
`);
