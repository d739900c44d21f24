import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

export interface ColumnsProps {
  /** The main column. */
  readonly main: ReactNode;
  /** The aside of 296 px, below the main column on screens under 1024 px. */
  readonly aside: ReactNode;
}

/** The two columns of a screen. */
export function Columns({ main, aside }: ColumnsProps) {
  return (
    <Grid>
      <div>{main}</div>
      <div>{aside}</div>
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[5]};
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[5]};
  }
  ${theme.media.fromLarge} {
    grid-template-columns: minmax(0, 1fr) 296px;
  }
  @media print {
    grid-template-columns: minmax(0, 1fr);
  }
`;
