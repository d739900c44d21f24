import { css } from '@emotion/react';
import { theme } from '~/theme/theme';
import { seriesColours } from '~/ui/chart/seriesColours';
import { staticClassName } from '~/ui/layout/staticClassName';

export interface SeatTypeSwatchProps {
  /** The index of the seat type among those of the organization, as in the chart. */
  readonly index: number;
}

/**
 * The colour of a seat type, before its name. One element with a static class, because tables render
 * it in every row. Without forced colours only: the name says the same.
 */
export function SeatTypeSwatch({ index }: SeatTypeSwatchProps) {
  return <i aria-hidden="true" className={classes[index % classes.length]} />;
}

const classes = seriesColours.map((colour) =>
  staticClassName(css`
    display: inline-block;
    inline-size: 8px;
    block-size: 8px;
    margin-inline-end: ${theme.space[2]};
    border-radius: 2px;
    background: ${colour};
    print-color-adjust: exact;
    @media (forced-colors: active) {
      display: none;
    }
  `),
);
