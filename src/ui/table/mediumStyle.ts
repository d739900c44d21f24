import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { tableClasses } from './tableClasses';

const { titleCell, belowCell, cellsBelow, wideCell, detail } = tableClasses;

// `titleCell`: both lines, for the monogram; the second line's text is that of the cell below.
/**
 * A table with fewer columns side by side: those that are `hidden` at medium widths are gone, those
 * `below` are under the title. Their headers keep their place beside it.
 */
export const mediumStyle = css`
  min-inline-size: 0 !important;
  & > thead > tr,
  & > tbody > tr {
    grid-template-columns: var(--medium-columns);
  }
  & .${wideCell} {
    display: none;
  }
  &.${cellsBelow} > tbody > tr {
    grid-template-rows: 20px 16px;
    padding-block: 7px;
    & > td {
      grid-row: 1 / -1;
      padding-block: 0;
    }
    & > .${titleCell} {
      grid-area: 1 / 1 / -1 / 3;
      align-self: start;
      & > .${detail} {
        display: inline;
      }
      & > .${detail} > :first-of-type {
        margin-inline-start: ${theme.space[2]};
      }
    }
    & > .${belowCell} {
      grid-area: 2 / 1 / 3 / 3;
      padding-inline-start: var(--below-inset, ${theme.space[4]});
      color: ${theme.text.muted};
      ${theme.type[12]};
      & > .${detail} {
        display: inline;
        &::before {
          content: ' · ';
        }
      }
    }
  }
`;
