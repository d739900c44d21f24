import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

export interface ColumnsProps {
  /** The main column. */
  readonly main: ReactNode;
  /**
   * The aside of 296 px, below the main column where the content is under 900 px wide. If it renders
   * nothing, the main column takes its space.
   */
  readonly aside: ReactNode;
}

/** The two columns of a screen. */
export function Columns({ main, aside }: ColumnsProps) {
  return (
    <Container>
      <Grid>
        <div>{main}</div>
        <div>{aside}</div>
      </Grid>
    </Container>
  );
}

const Container = styled.div`
  container-type: inline-size;
`;
/* The width of the content, not of the window: the side menu takes 68 or 224 px of it. */
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
  & > div:empty {
    display: none;
  }
  @media not print {
    @container (min-width: 900px) {
      &:not(:has(> div:empty)) {
        grid-template-columns: minmax(0, 1fr) 296px;
      }
    }
  }
`;
