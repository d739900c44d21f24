import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { PathLink } from '~/components/PathLink';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Logo } from '~/ui/Logo';
import { SkipLink } from '~/ui/Page';
import { LayoutCorner } from './LoadingIndicator';

/** The layout for public pages: the provider's logo above the content. */
export const GuestLayout = observer(function GuestLayout() {
  const { brand } = useStores();
  return (
    <Page>
      <SkipLink />
      <header>
        <PathLink to="/" aria-label={`${brand.name}, home`}>
          <Logo provider={brand.name} src={brand.logo} width={128} height={44} />
        </PathLink>
      </header>
      <LayoutCorner />
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </Page>
  );
});

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  & > header {
    padding: ${theme.space[4]} ${theme.space[6]};
  }
  & > main {
    flex: 1;
    padding-inline: ${theme.space[6]};
  }
`;
