import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { LayoutCorner } from './LayoutCorner';
import { SeatBackground } from './SeatBackground';

/**
 * The sign-in's layout: no logo, and the provider in the footer (docs/product.md, "Login").
 */
export const LandingLayout = observer(function LandingLayout() {
  const { brand } = useStores();
  return (
    <Page>
      <SeatBackground />
      <LayoutCorner />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <footer>{`Powered by ${brand.name}`}</footer>
    </Page>
  );
});

// `padding`: a fixed top edge: the card grows downward.
const Page = styled.div`
  display: flex;
  flex-direction: column;
  position: relative;
  isolation: isolate;
  min-block-size: 100dvh;
  background: ${theme.surface.side};
  & > main {
    flex: 1;
    display: flex;
    flex-direction: column;
    align-items: center;
    padding: min(128px, 16vh) ${theme.space[4]} ${theme.space[6]};
  }
  & > footer {
    padding: ${theme.space[6]};
    text-align: center;
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
`;
