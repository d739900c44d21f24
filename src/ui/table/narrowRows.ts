import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';

// `data-run-out`: longer second lines need the bar's space.
/**
 * For small screens: each row a line of 56 px with the title and the compact columns. Sort buttons
 * show on focus only.
 */
export const lineStyle = css`
  min-inline-size: 0 !important;
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
  }
  & > tbody > tr > td:not([data-primary], [data-compact]) {
    display: none;
  }
  & > tbody > tr > td[data-primary] {
    flex: 1;
    padding-inline: var(--primary-inset, 0px) 0;
  }
  & > tbody > tr > td[data-compact] {
    flex: none;
    padding: 0;
  }
  & > tbody > tr > td[data-bar] {
    min-inline-size: 138px;
    padding-inline-start: 74px;
    & > [role='meter'] {
      inset-inline-start: 0;
      inline-size: 62px;
    }
  }
  & > tbody > tr > td[data-bar='wide'] {
    order: 1;
    min-inline-size: 64px;
    padding-inline-start: 0;
    & > [role='meter'] {
      display: none;
    }
  }
  @container table (max-width: 331.98px) {
    & > tbody > tr {
      gap: ${theme.space[2]};
    }
    & > tbody > tr > td[data-bar] {
      min-inline-size: 116px;
      padding-inline-start: 56px;
      & > [role='meter'] {
        inline-size: 44px;
      }
    }
    & > tbody > tr > td[data-bar='wide'] {
      min-inline-size: 0;
      padding-inline-start: 0;
      & > [data-secondary] {
        display: none;
      }
    }
  }
  & > tbody > tr > td[data-run-out] {
    min-inline-size: 64px;
    padding-inline-start: 0;
    & > [role='meter'] {
      display: none;
    }
  }
`;

// `data-primary`: both lines, for the monogram; the second line's text is that of the next cell.
/**
 * Below 900 px of content width: all columns in view, with the cells that have `data-below` under
 * the title. Their headers keep their place beside it. Below 580 px there is no space for bars
 * and the title's second line, unless that is a note.
 */
const mediumStyle = css`
  @container table (max-width: 899.98px) {
    min-inline-size: 0 !important;
    & > thead > tr,
    & > tbody > tr {
      grid-template-columns: var(--medium-columns);
    }
    & > tbody > tr {
      grid-template-rows: 20px 16px;
      padding-block: 7px;
    }
    & > tbody > tr > td {
      grid-row: 1 / -1;
      padding-block: 0;
    }
    & > tbody > tr > td[data-primary] {
      grid-area: 1 / 1 / -1 / 3;
      align-self: start;
      & > [data-secondary] {
        display: inline;
        margin-inline-start: ${theme.space[2]};
      }
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
  }
  @container table (max-width: 579.98px) {
    & > tbody > tr > td[data-bar] > [role='meter'],
    & > tbody > tr > td[data-primary] > [data-secondary]:not(:has(> [data-note])) {
      display: none;
    }
  }
`;

/**
 * For a table's `narrow`: rows of two lines, with fewer columns on small screens and fewer columns side
 * by side at medium widths.
 */
export const narrowRows = staticClassName(css`
  --row-height: 48px;
  && {
    ${theme.media.belowMedium} {
      ${lineStyle}
    }
    ${theme.media.fromMedium} {
      ${mediumStyle}
    }
  }
`);
