import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { visuallyHiddenStyle } from '~/ui/text/visuallyHiddenStyle';
import { linkedRowClass } from './rowClasses';
import { tableClasses } from './tableClasses';
import type { NarrowLayout } from './tableLayout';

const { titleCell, actionsCell, pinnedCell, sortableHeader } = tableClasses;

// `min-block-size` of the actions: the height of buttons, also while they load.
/**
 * Rows as cards, in a media or container query. The header shows only its sort buttons, as chips. The
 * actions are beside the title, on the narrowest screens below it.
 */
const style = css`
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
  & > thead:not(:has(.${sortableHeader})) > tr,
  & > thead th:not(.${sortableHeader}) {
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
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--card-gap, 0px) ${theme.space[1]};
    border: 0;
    padding: ${theme.space[3]} var(--table-inset, ${theme.space[4]});
  }
  & > tbody > tr + tr {
    border-block-start: 1px solid ${theme.border.row};
  }
  & > tbody > .${linkedRowClass}:hover {
    background: none;
  }
  & > tbody > .${linkedRowClass}:active {
    background: ${theme.surface.hover};
  }
  & > tbody > tr > td {
    grid-column: 1 / -1;
    padding: 0;
    text-align: start;
  }
  & > tbody > tr > td[data-label] {
    display: grid;
    grid-template-columns: minmax(96px, min(36%, 160px)) 1fr;
    place-items: var(--row-align, center) start;
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
      line-height: var(--label-height, 1.3333);
      font-weight: ${theme.fontWeight.regular};
    }
  }
  & > tbody > tr > .${pinnedCell} {
    position: static;
    background: none;
  }
  & > tbody > tr > .${titleCell} {
    grid-area: 1 / 1;
    font-weight: ${theme.fontWeight.semibold};
  }
  & > tbody > tr > .${actionsCell} {
    grid-area: 1 / 2;
    min-block-size: ${theme.control.small};
    text-align: end;
    ${theme.media.belowMedium} {
      min-block-size: 36px;
    }
  }
  @container table (max-width: 339.98px) {
    & > tbody > tr > .${titleCell} {
      margin-block-end: ${theme.space[1]};
    }
    & > tbody > tr > .${actionsCell} {
      grid-area: auto / 1 / auto / -1;
    }
  }
`;

export const cards: NarrowLayout = { style };
