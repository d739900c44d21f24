import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

export interface StatCardProps {
  /** What the figure counts. */
  readonly label: string;
  /** The figure. */
  readonly value: ReactNode;
  /** A muted line or a meter below the figure. */
  readonly hint?: ReactNode;
}

/** A labelled figure on a card, inside a StatGrid. */
export function StatCard({ label, value, hint }: StatCardProps) {
  return (
    <Wrap>
      <dt>{label}</dt>
      <dd data-figure="">{value}</dd>
      {hint ? <dd data-hint="">{hint}</dd> : null}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  box-shadow: ${theme.shadow.soft};
  & > dt {
    color: ${theme.text.muted};
    ${theme.type[13]};
  }
  & > [data-figure] {
    ${theme.type[20]};
    font-weight: ${theme.fontWeight.semibold};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.01em;
    overflow-wrap: anywhere;
  }
  & > [data-figure] > * {
    white-space: normal;
  }
  ${theme.media.belowMedium} {
    & > [data-figure] {
      ${theme.type[16]};
    }
  }
  & > [data-hint] {
    margin-block-start: ${theme.space[1]};
    color: ${theme.text.muted};
    ${theme.type[12]};
  }
`;
