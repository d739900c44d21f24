import { css } from '@emotion/react';
import { theme } from '~/theme/theme';

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
 * and waits for nothing. Browsers select no text that is covered by a link, so texts that people
 * copy (dates, and what has `data-text`) take the pointer instead; `Tr` follows the link for them.
 */
export const linkedRowStyle = css`
  & > tbody > tr[data-linked] {
    position: relative;
    isolation: isolate;
    cursor: pointer;
  }
  & > tbody > tr[data-linked]:hover {
    --capacity-track: ${theme.border.hairline};
    --surface-pressed: ${theme.border.hairline};
    background: ${theme.surface.hover};
  }
  & [data-stretched]::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
  }
  & > tbody > tr[data-linked] > td {
    pointer-events: none;
    & :is(a, button, input, time, [data-text], [role='meter']) {
      pointer-events: auto;
    }
  }
  & > tbody:active [data-stretched]:not(:active)::after {
    pointer-events: none;
  }
  & [data-stretched]:hover {
    text-decoration-line: none;
  }
  & [data-stretched] > :hover {
    text-decoration: underline 1px;
  }
  & [data-stretched]:focus-visible {
    outline: none;
  }
  & [data-stretched]:focus-visible::after {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: -2px;
    border-radius: ${theme.radius.control};
  }
  & > tbody > tr[data-linked]:nth-of-type(n + 26) {
    content-visibility: auto;
  }
`;
