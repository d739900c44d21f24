import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { SkipLink } from '~/ui/layout/SkipLink';
import { DemoControl } from './DemoControl';
import { LoadingIndicator } from './LoadingIndicator';
import { MenuDrawer } from './MenuDrawer';
import { SideMenu } from './SideMenu';
import { UserMenu } from './UserMenu';

/** The layout for signed-in users: side menu, header, screen. */
export const AppLayout = observer(function AppLayout() {
  const { session } = useStores();
  if (!session.user) return null;
  return (
    <Shell>
      <SkipLink />
      <SideMenu />
      <Column>
        <Header>
          <MenuDrawer />
          <LoadingIndicator />
          <DemoControl />
          <UserMenu user={session.user} />
        </Header>
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </Column>
    </Shell>
  );
});

const Shell = styled.div`
  display: flex;
  min-block-size: 100dvh;
  background: ${theme.surface.page};
`;

const Column = styled.div`
  flex: 1;
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  & > main {
    flex: 1;
    inline-size: 100%;
    max-inline-size: 1264px;
    margin: 0 auto;
    padding: ${theme.space[2]} ${theme.space[8]} ${theme.space[12]};
    outline: none;
    ${theme.media.belowMedium} {
      padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[10]};
    }
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  block-size: 56px;
  padding: 0 ${theme.space[8]};
  ${theme.media.belowMedium} {
    padding: 0 ${theme.space[4]};
  }
`;
