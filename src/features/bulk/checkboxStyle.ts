import { theme } from '~/theme/theme';

/**
 * The checkboxes of the list, within an element that has `data-selecting` while anything is
 * selected. A checkbox shows instead of the row's monogram: on hover, on focus and while anything
 * is selected; always beside it on narrow screens, and instead of it where nothing hovers.
 */
export const checkboxStyle = `
  & :is(td, th) > input {
    position: relative;
    inline-size: 16px;
    block-size: 16px;
    margin: 0 16px 0 6px;
    vertical-align: middle;
    accent-color: ${theme.accent.solid};
    cursor: pointer;
    /* The target, which is larger than the box. */
    &::after {
      content: '';
      position: absolute;
      inset: -8px;
    }
  }
  & td > input {
    float: inline-start;
    margin: 10px 16px 0 -32px;
  }
  & tr[data-selected] {
    background: ${theme.accent.subtle};
  }
  /* The browser scrolls what is focused into view: above the bar, not below it. */
  &[data-selecting] :is(a, input) {
    scroll-margin-block-end: 112px;
  }
  ${theme.media.fromMedium} {
    & td[data-initials]::before {
      visibility: hidden;
    }
    @media (hover: hover) {
      &:not([data-selecting]) tr:not(:hover) > td:not(:has(> input:focus-visible)) {
        &[data-initials]::before {
          visibility: visible;
        }
        & > input {
          opacity: 0;
        }
      }
    }
  }
  ${theme.media.belowMedium} {
    --primary-inset: 24px;
    & td > input {
      margin-inline: -62px 46px;
    }
    /* The bar has a button instead. */
    & th > input {
      display: none;
    }
  }
`;
