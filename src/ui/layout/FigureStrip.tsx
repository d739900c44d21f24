import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import {
  type CapacityLevel,
  capacityLevelStyle,
  type SegmentKind,
  SegmentSwatch,
} from '~/ui/Seats';
import { Card } from '~/ui/Page';

export interface FigureStripProps {
  /** One or two groups. */
  readonly children: ReactNode;
  /** What follows from them, in lines that reach the edges of the card. */
  readonly footer?: ReactNode;
}

/** Key figures on one card, each group above the bar that it explains. */
export function FigureStrip({ children, footer }: FigureStripProps) {
  return (
    <Card>
      <Area>
        <Groups>{children}</Groups>
      </Area>
      {footer ? <Footer>{footer}</Footer> : null}
    </Card>
  );
}

export interface FigureGroupProps {
  /**
   * Its figures side by side: fewer where there is no space. A group of one is a key figure beside the
   * others.
   */
  readonly columns: 1 | 4 | 6 | 7;
  /** Figures. */
  readonly children: ReactNode;
  /** A bar below the figures, to scale. */
  readonly bar: ReactNode;
}

/** Figures of a FigureStrip with their bar. */
export function FigureGroup({ columns, children, bar }: FigureGroupProps) {
  return (
    <Group columns={columns}>
      <Figures>{children}</Figures>
      <Bar>{bar}</Bar>
    </Group>
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
}

/** A labelled figure in a FigureGroup. */
export function Figure({ label, value, hint, level, segment }: FigureProps) {
  return (
    <Item>
      <dt>
        {segment ? <SegmentSwatch kind={segment} /> : null}
        <span>{label}</span>
      </dt>
      <Value style={capacityLevelStyle(level)}>{value}</Value>
      {hint ? <Hint>{hint}</Hint> : null}
    </Item>
  );
}

const Area = styled.div`
  container: figures / inline-size;
  padding: ${theme.space[4]};
`;
const Footer = styled.div`
  border-block-start: 1px solid ${theme.border.hairline};
`;
const Groups = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  @container figures (min-width: 680px) {
    & > * + * {
      padding-inline-start: ${theme.space[4]};
      border-inline-start: 1px solid ${theme.border.hairline};
    }
  }
  @container figures (max-width: 679.98px) {
    flex-direction: column;
    gap: ${theme.space[5]};
  }
`;

/** Dividers stand between the figures of one row only. */
const inColumns = (count: number) => `
  grid-template-columns: repeat(${count}, minmax(min-content, 1fr));
  & > div:not(:nth-of-type(${count}n + 1)) {
    --link-start: ${theme.space[2]};
    padding-inline-start: ${theme.space[4]};
    border-inline-start: 1px solid ${theme.border.hairline};
  }
`;
/** All side by side, in rows of the given number, or in rows of two. */
const manyColumns = (count: number, perRow: number) => css`
  & > dl {
    @container figures (min-width: 940px) {
      ${inColumns(count)}
    }
    @container figures (min-width: 400px) and (max-width: 939.98px) {
      ${inColumns(perRow)}
    }
    @container figures (max-width: 399.98px) {
      ${inColumns(2)}
    }
  }
`;
const columnStyles = {
  1: css`
    flex: none;
    inline-size: 208px;
    & > dl > div > dd:first-of-type {
      ${theme.type[28]};
    }
    @container figures (max-width: 679.98px) {
      inline-size: auto;
    }
  `,
  4: css`
    & > dl {
      @container figures (min-width: 520px) {
        ${inColumns(4)}
      }
      @container figures (max-width: 519.98px) {
        ${inColumns(2)}
        grid-template-columns: minmax(min-content, 1fr) minmax(min-content, auto);
      }
    }
  `,
  6: manyColumns(6, 3),
  7: css`
    ${manyColumns(7, 4)}
    & > dl {
      @container figures (min-width: 940px) {
        grid-template-columns: repeat(7, auto);
        & > div {
          /* As wide as "10,000", so that nothing moves once it is known. */
          min-inline-size: 86px;
        }
      }
    }
  `,
};
const Group = styled.div<Pick<FigureGroupProps, 'columns'>>`
  display: flex;
  flex: 1;
  flex-direction: column;
  justify-content: space-between;
  gap: ${theme.space[3]};
  min-inline-size: 0;
  ${({ columns }) => columnStyles[columns]}
`;
const Figures = styled.dl`
  display: grid;
  gap: ${theme.space[3]} 0;
`;

/** As high as the bar, also while a skeleton takes its place. */
const Bar = styled.div`
  display: grid;
`;

const Item = styled.div`
  position: relative;
  min-inline-size: 0;
  & > dt {
    display: flex;
    align-items: center;
    gap: 6px;
    color: ${theme.text.muted};
    ${theme.type[12]};
    white-space: nowrap;
  }
`;
// A link covers its figure.
const Value = styled.dd`
  ${theme.type[20]};
  font-weight: ${theme.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  overflow-wrap: break-word;
  @container figures (max-width: 299.98px) {
    ${theme.type[16]};
  }
  & a {
    font-weight: inherit;
    &::after {
      content: '';
      position: absolute;
      inset: -6px ${theme.space[1]} -6px var(--link-start, -${theme.space[2]});
      border-radius: ${theme.radius.control};
    }
    &:focus-visible {
      outline: none;
    }
    &:focus-visible::after {
      outline: 2px solid ${theme.focus.ring};
    }
  }
  & small {
    color: ${theme.text.muted};
    ${theme.type[13]};
    font-weight: ${theme.fontWeight.regular};
    letter-spacing: 0;
  }
`;
const Hint = styled.dd`
  color: ${theme.text.muted};
  ${theme.type[12]};
  white-space: nowrap;
`;
