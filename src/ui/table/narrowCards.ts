import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';

/** Where a table with `mediumCards` hides columns. */
export const mediumWidths = '@container table (min-width: 620px) and (max-width: 949.98px)';

/** The style of a table whose rows are cards, in a media or container query. */
export const cardStyle = css`
  min-inline-size: 0 !important;
  & > thead {
    position: static;
  }
  & > thead > tr {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]};
    align-items: center;
    padding: ${theme.space[2]} var(--table-inset, ${theme.space[4]});
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
    inline-size: auto;
    block-size: auto;
    padding: 0;
    border: 0;
    background: none;
  }
  & > tbody > tr {
    display: block;
    border: 0;
    padding: ${theme.space[3]} var(--table-inset, ${theme.space[4]});
  }
  & > tbody > tr + tr {
    border-block-start: 1px solid ${theme.border.row};
  }
  & > tbody > tr[data-linked]:hover {
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
      font-weight: ${theme.fontWeight.regular};
    }
  }
  & > tbody > tr > td[data-primary] {
    margin-block-end: ${theme.space[1]};
  }
  & > tbody > tr > td[data-actions] {
    margin-block-start: ${theme.space[2]};
  }
`;

/**
 * For a table's `narrow`: rows as cards. The first cell is the title, the others are label and
 * value. The header shows only its sort buttons, as chips.
 */
export const narrowCards = staticClassName(css`
  ${theme.media.belowMedium} {
    && {
      ${cardStyle}
    }
  }
`);

/**
 * The same below 620 px of content width. From there to 950 px the table stays one, without the
 * columns that are `hidden` at medium widths.
 */
export const mediumCards = staticClassName(css`
  && {
    ${mediumWidths} {
      & > thead > tr,
      & > tbody > tr {
        grid-template-columns: var(--medium-columns);
      }
      & [data-wide] {
        display: none;
      }
    }
    @container table (max-width: 619.98px) {
      ${cardStyle}
    }
  }
`);
