import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { staticClassName } from '~/ui/layout/staticClassName';
import { cardStyle } from '~/ui/table/narrowCards';

/**
 * The parent of a table with `subscriptionCards`. `data-reserved` keeps the space of the two rows that
 * it showed while it was loading, so that what is below doesn't move. Cards are too high for that: of
 * them it shows one.
 */
export const SubscriptionCardsContainer = styled.div`
  container-type: inline-size;
  &[data-reserved] > div {
    @container (min-width: 674px) {
      min-block-size: 116px;
    }
  }
`;

// `grid-template-rows`: the height of the buttons, also while they load.
/**
 * For the table's `narrow`: rows as cards where the panel is too narrow for the columns, which in
 * two columns it is on medium screens too. The buttons are beside the seat type, on the narrowest
 * screens below it.
 */
export const subscriptionCards = staticClassName(css`
  @container (max-width: 673.98px) {
    && {
      ${cardStyle}
      & > [data-skeleton] > tr + tr {
        display: none;
      }
      & > tbody > tr {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        grid-template-rows: minmax(${theme.control.small}, auto);
        align-items: center;
        column-gap: ${theme.space[1]};
      }
      & > tbody > tr > td {
        grid-column: 1 / -1;
      }
      & > tbody > tr > td[data-primary] {
        grid-area: 1 / 1;
        margin-block: 0;
        font-weight: ${theme.fontWeight.semibold};
      }
      & > tbody > tr > td[data-actions] {
        grid-area: 1 / 2;
        margin-block: 0;
      }
      @container (max-width: 339.98px) {
        & > tbody > tr > td[data-actions] {
          grid-area: auto / 1 / auto / -1;
        }
      }
      ${theme.media.belowMedium} {
        & > tbody > tr {
          grid-template-rows: minmax(36px, auto);
        }
      }
    }
  }
`);
