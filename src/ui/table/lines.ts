import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';
import { tableClasses } from './tableClasses';
import type { NarrowLayout } from './tableLayout';

const { titleCell, compactCell } = tableClasses;

/**
 * Rows as lines of 56 px (72 px where the layout has a `tallQuery`), in a media or container query, with the title and the compact columns. Sort
 * buttons show on focus only.
 */
const style = css`
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
    gap: var(--line-gap, ${theme.space[3]});
    block-size: var(--line-size, 56px);
    padding-inline: var(--table-inset, ${theme.space[4]});
  }
  & > tbody > tr > td:not(.${titleCell}, .${compactCell}) {
    display: none;
  }
  & > tbody > tr > .${titleCell} {
    flex: 1;
    padding-inline: var(--primary-inset, 0px) 0;
  }
  & > tbody > tr > .${compactCell} {
    flex: none;
    padding: 0;
  }
  @container table (max-width: 331.98px) {
    & > tbody > tr {
      gap: ${theme.space[2]};
    }
  }
  @container table (max-width: 299.98px) {
    & > tbody > tr {
      gap: ${theme.space[1]};
      padding-inline: ${theme.space[2]};
    }
  }
`;

export const lines: NarrowLayout = { style };
