import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { capacityLevelTextStyle, type CapacityLevel } from '~/ui/seats/capacityLevel';
import { segmentStyle, type SegmentKind } from '~/ui/seats/SegmentBar';
import { Card } from './Card';

export interface FigureStripProps {
  /** Figures. */
  readonly children: ReactNode;
  /** A bar below the figures, to scale. */
  readonly bar?: ReactNode;
}

/** A row of key figures on one card, above the bar that they explain. */
export function FigureStrip({ children, bar }: FigureStripProps) {
  return (
    <Strip>
      <Figures>{children}</Figures>
      <Bar>{bar}</Bar>
    </Strip>
  );
}

export interface FigureProps {
  /** What the figure counts. */
  readonly label: string;
  /** The figure. */
  readonly value: ReactNode;
  /** A muted line below the figure. */
  readonly hint?: ReactNode;
  /** Colours the figure, if it is an exception. */
  readonly level?: CapacityLevel | undefined;
  /** The segment of the bar that the figure counts. */
  readonly segment?: SegmentKind;
  /** The screen's first figure: takes the space of two. */
  readonly wide?: boolean;
  /** On small screens it takes a line of its own: for money, which is longer than a count. */
  readonly long?: boolean;
}

/** A labelled figure in a FigureStrip. */
export function Figure({
  label,
  value,
  hint,
  level,
  segment,
  wide = false,
  long = false,
}: FigureProps) {
  return (
    <Item data-wide={wide ? '' : undefined} data-long={long ? '' : undefined}>
      <dt>
        {segment ? <i data-segment={segment} aria-hidden="true" /> : null}
        <span>{label}</span>
      </dt>
      <dd data-figure="" data-level={level}>
        {value}
      </dd>
      {hint ? <dd data-hint="">{hint}</dd> : null}
    </Item>
  );
}

const Strip = styled(Card)`
  padding: ${theme.space[4]};
`;
const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]} 0;
  margin-block-end: ${theme.space[3]};
  ${theme.media.belowMedium} {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(88px, 1fr));
    gap: ${theme.space[3]};
  }
`;

/** As high as the bar, also while a skeleton takes its place. */
const Bar = styled.div`
  display: grid;
`;

const Item = styled.div`
  flex: 1 1 0;
  min-inline-size: max-content;
  padding-inline: ${theme.space[4]};
  &:first-of-type {
    padding-inline-start: 0;
  }
  & + & {
    border-inline-start: 1px solid ${theme.border.hairline};
  }
  &[data-wide] {
    flex-grow: 2;
  }
  & > dt {
    display: flex;
    align-items: center;
    gap: 6px;
    color: ${theme.text.muted};
    ${theme.type[12]};
    white-space: nowrap;
  }
  & > dt > i {
    inline-size: 8px;
    block-size: 8px;
    border-radius: 2px;
    ${theme.printColours};
    ${segmentStyle}
  }
  & > [data-figure] {
    ${theme.type[20]};
    font-weight: ${theme.fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    ${capacityLevelTextStyle}
  }
  & > [data-figure] a {
    font-weight: inherit;
  }
  & > [data-figure] small {
    color: ${theme.text.muted};
    ${theme.type[13]};
    font-weight: ${theme.fontWeight.regular};
    letter-spacing: 0;
  }
  & > [data-hint] {
    color: ${theme.text.muted};
    ${theme.type[12]};
    white-space: nowrap;
  }
  ${theme.media.belowMedium} {
    padding: 0;
    & + & {
      border: 0;
    }
    &[data-wide],
    &[data-long] {
      grid-column: 1 / -1;
    }
    & > [data-figure] {
      white-space: normal;
      overflow-wrap: anywhere;
    }
    min-inline-size: 0;
  }
`;
