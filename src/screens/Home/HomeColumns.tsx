import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

interface HomeColumnsProps {
  readonly main: ReactNode;
  /**
   * The aside of 304 px, below the main column where the content is under 880 px wide. If it renders
   * nothing, the main column takes its space.
   */
  readonly aside: ReactNode;
}

/** The two columns of home. */
export function HomeColumns({ main, aside }: HomeColumnsProps) {
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
  @container (min-width: 880px) {
    &:not(:has(> div:empty)) {
      grid-template-columns: minmax(0, 1fr) 304px;
    }
  }
`;
