import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { checkboxStyle } from '~/ui/Choice';
import { staticClassName } from '~/ui/style';

// The browser scrolls what is focused into view: above the bar, not below it.
/** Of the list while anything is selected. */
export const selectingClass = staticClassName(css`
  & :is(a, input) {
    scroll-margin-block-end: 112px;
  }
`);

// `::after`: the target, which is larger than the box.
const boxStyle = css`
  ${checkboxStyle}
  margin-inline-end: ${theme.space[3]};
  vertical-align: middle;
  &::after {
    content: '';
    position: absolute;
    inset: -8px;
  }
`;

// On small screens the bar has a button instead.
/** The checkbox in the header, before the column's name. */
export const pageCheckboxClass = staticClassName(css`
  ${boxStyle}
  ${theme.media.belowMedium} {
    display: none;
  }
`);

/**
 * The checkbox before a row's monogram shows on hover, on focus and while anything is selected; always
 * on narrow screens and where nothing hovers.
 */
export const rowCheckboxClass = staticClassName(css`
  ${boxStyle}
  float: inline-start;
  margin: 10px 46px 0 -62px;
  ${theme.media.fromMedium} {
    @media (hover: hover) {
      tr:not(:hover) &:not(:focus-visible) {
        opacity: 0;
      }
      .${selectingClass} tr &&& {
        opacity: 1;
      }
    }
  }
`);
