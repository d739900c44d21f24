import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { tableClasses } from './tableClasses';

const { titleCell, belowCell, cellsBelow, wideCell, mediumCell, detail } = tableClasses;

// `titleCell`: both lines, for the monogram, with a control in front of it; the second line's text is
// that of the cell below. Its own detail is beside the name, a container as wide as there is space.
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
    @media print {
      grid-template-rows: 20px auto;
    }
    & > td {
      grid-row: 1 / -1;
      padding-block: 0;
    }
    & > .${titleCell} {
      grid-area: 1 / 1 / -1 / 3;
      align-self: start;
      display: grid;
      grid-template: 20px 16px / auto minmax(0, auto) minmax(0, 1fr);
      &::before {
        grid-area: 1 / 1 / -1;
      }
      & > * {
        grid-area: 1 / 2;
        overflow: clip;
        text-overflow: ellipsis;
      }
      & > input {
        grid-row-end: -1;
        place-self: start;
        overflow: visible;
      }
      & > .${detail} {
        grid-column: 3;
        container-type: inline-size;
        margin-inline-start: ${theme.space[2]};
        line-height: 20px;
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

/** The same without the columns that are `hidden` at small widths. */
export const smallStyle = css`
  & > thead > tr,
  & > tbody > tr {
    grid-template-columns: var(--small-columns);
  }
  & .${mediumCell} {
    display: none;
  }
`;
