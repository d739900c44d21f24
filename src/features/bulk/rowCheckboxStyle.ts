import { theme } from '~/theme/theme';
import { checkboxStyle } from '~/ui/field/choiceStyle';

/** On the element with `rowCheckboxStyle` while anything is selected. */
export const selectingClass = 'selecting-rows';

// `::after`: the target, which is larger than the box.
// `scroll-margin`: the browser scrolls what is focused into view: above the bar, not below it.
// `th`: on small screens the bar has a button instead.
/**
 * The checkboxes of the list, which has the `selectingClass` while anything is selected: a class, as
 * other styles would be inserted for up to 100 rows with the first selection. The checkbox before a row's monogram shows on hover, on focus and while anything
 * is selected; always on narrow screens and where nothing hovers.
 */
export const rowCheckboxStyle = `
  --primary-inset: 24px;
  & :is(td, th) > input {
    ${checkboxStyle}
    margin: 0 ${theme.space[3]} 0 0;
    vertical-align: middle;
    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }
  & td > input {
    float: inline-start;
    margin: 10px 46px 0 -62px;
  }
  &.${selectingClass} :is(a, input) {
    scroll-margin-block-end: 112px;
  }
  ${theme.media.fromMedium} {
    @media (hover: hover) {
      &:not(.${selectingClass}) tr:not(:hover) > td > input:not(:focus-visible) {
        opacity: 0;
      }
    }
  }
  ${theme.media.belowMedium} {
    & th > input {
      display: none;
    }
  }
`;
