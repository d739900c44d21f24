import { theme } from '~/theme/theme';

/**
 * The checkboxes of the list: on the monograms, or beside them on narrow screens. `Selection` shows
 * them on hover.
 */
export const checkboxStyle = `
  & :is(td, th) > input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0 16px 0 6px;
    vertical-align: middle;
  }
  & td > input {
    float: inline-start;
    margin: 10px 16px 0 -32px;
  }
  ${theme.media.fromMedium} {
    & td > input {
      opacity: 0;
    }
  }
  ${theme.media.belowMedium} {
    --primary-inset: 24px;
    & td > input {
      margin-inline: -62px 46px;
    }
  }
`;
