import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';
import { stretchedLinkClass } from '~/ui/text/TextLink';

/**
 * For text in a linked row that people copy: browsers select no text that is covered by a link, so it
 * takes the pointer instead. `Tr` follows the link for it.
 */
export const copyableClass = staticClassName(css`
  pointer-events: auto;
`);

// `--capacity-track`: tracks of bars and neutral pills have nearly the colour of a hovered row.
// The link is below the cells, which let the pointer through: to stack texts and controls above it
// would give each of them a layer, in up to 100 rows.
// While a text is being selected, no link lies between the pointer and the texts of other cells.
// Underlined at its own text only, not wherever the pointer is over the row.
// The browser skips rows that are out of view: 100 rows take 49 ms of layout and 43 ms of painting
// instead of 105 and 104, at 4x CPU throttling. Not those of a page of the usual size: until the
// next frame a script wouldn't see their text. Skipped rows have their minimum height.
/**
 * Rows that are covered by their link, so that a click with any button or key is the browser's own,
 * and waits for nothing.
 */
export const linkedRowClass = staticClassName(css`
  --stretched-link-layer: -1;
  position: relative;
  isolation: isolate;
  cursor: pointer;
  &:hover {
    --capacity-track: ${theme.border.hairline};
    --surface-pressed: ${theme.border.hairline};
    background: ${theme.surface.hover};
  }
  & > td {
    pointer-events: none;
    & :is(a, button, input, time) {
      pointer-events: auto;
    }
  }
  tbody:active > & .${stretchedLinkClass}:not(:active)::after {
    pointer-events: none;
  }
  & .${stretchedLinkClass}:hover {
    text-decoration-line: none;
  }
  & .${stretchedLinkClass} > :hover {
    text-decoration: underline 1px;
  }
  &:nth-of-type(n + 26) {
    content-visibility: auto;
  }
`);

export const selectedRowClass = staticClassName(css`
  background: ${theme.surface.selectedRow};
  &.${linkedRowClass}:hover {
    background: ${theme.surface.selectedRowHover};
  }
  @media (forced-colors: active) {
    outline: 2px solid Highlight;
    outline-offset: -2px;
  }
`);
