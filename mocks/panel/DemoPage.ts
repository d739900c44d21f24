import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** A page of the demo's own, shown instead of the console. */
export const DemoPage = styled.main`
  display: grid;
  place-items: center;
  min-block-size: 100dvh;
  padding: ${theme.space[4]};
  background: ${theme.surface.page};
  & p {
    max-inline-size: 56ch;
  }
`;
