import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { Outlet } from 'react-router-dom';
import { DemoControl } from '~/components/Demo';
import { PathLink } from '~/components/PathLink';
import { usePathname } from '~/hooks/navigation';
import { HeaderSearch } from './HeaderSearch';
import { LoadingIndicator } from './LoadingIndicator';
import { MenuDrawer, SideMenu } from './SideMenu';
import { UserMenu } from './UserMenu';
import { routeParams } from '~/lib/routeParams';
import { message } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { SkipLink } from '~/ui/Page';
import { Truncated } from '~/ui/text';

/** The layout for signed-in users: side menu, header bar, screen. */
export const AppLayout = observer(function AppLayout() {
  const { session } = useStores();
  if (!session.user) return null;
  return (
    <Shell>
      <SkipLink />
      <SideMenu user={session.user} />
      <Column>
        <Header>
          <div className="narrow">
            <MenuDrawer />
          </div>
          <HeaderBreadcrumbs />
          <LoadingIndicator />
          <HeaderSearch />
          <DemoControl />
          <div className="narrow">
            <UserMenu user={session.user} compact />
          </div>
        </Header>
        <main id="content" tabIndex={-1}>
          {/* Another user who signs in in another tab gets new screens. */}
          <Outlet key={session.user.id} />
        </main>
      </Column>
    </Shell>
  );
});

/** The maximum width of a screen and of the header. */
const contentWidth = '1200px';

// `isolation`: what a dialog repaints doesn't go through the display list of the page behind it.
const Shell = styled.div`
  isolation: isolate;
  display: flex;
  min-block-size: 100dvh;
`;

const Column = styled.div`
  flex: 1;
  min-inline-size: 0;
  display: flex;
  flex-direction: column;
  & > main {
    flex: 1;
    inline-size: 100%;
    max-inline-size: calc(${contentWidth} + 2 * ${theme.space[6]});
    margin: 0 auto;
    padding: ${theme.space[5]} ${theme.space[6]} ${theme.space[12]};
    outline: none;
    ${theme.media.belowMedium} {
      padding: ${theme.space[2]} ${theme.space[4]} ${theme.space[10]};
    }
    @media print {
      max-inline-size: none;
      padding: 0;
    }
  }
`;

const Header = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.layer.chrome};
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  block-size: ${theme.headerHeight};
  padding: 0 max(${theme.space[6]}, calc((100% - ${contentWidth}) / 2));
  border-block-end: 1px solid ${theme.border.hairline};
  background: ${theme.surface.page};
  ${theme.media.belowMedium} {
    gap: ${theme.space[1]};
    padding: 0 ${theme.space[2]};
  }
  @media print {
    display: none;
  }
  /* On wider screens it is in the side menu. */
  & > .narrow {
    ${theme.media.fromMedium} {
      display: none;
    }
  }
`;
/** The path to the current screen: its menu item, then the organization. */
const HeaderBreadcrumbs = observer(function HeaderBreadcrumbs() {
  const { menu, organizations } = useStores();
  const pathname = usePathname();
  const { menu: label = 'Home', route } = menu.itemAt(pathname) ?? {};
  const isList = pathname.replace(/\/+$/, '') === route;
  const id = route && !isList ? routeParams(`${route}/:id`, pathname).id : undefined;
  return (
    <Breadcrumbs aria-label="Breadcrumb">
      <ol>
        {id && (
          <li>
            <PathLink to={`${route}${organizations.listSearch ?? ''}`}>{label}</PathLink>
            <ChevronRight size={14} aria-hidden="true" />
          </li>
        )}
        <Truncated as="li" aria-current="page">
          {id ? organizations.profile(id).current?.name || message('organization') : label}
        </Truncated>
      </ol>
    </Breadcrumbs>
  );
});

const Breadcrumbs = styled.nav`
  flex: 1;
  min-inline-size: 0;
  color: ${theme.text.muted};
  line-height: 24px;
  & > ol,
  & li:not([aria-current]) {
    display: flex;
    align-items: center;
  }
  & svg {
    margin-inline: 6px;
  }
  & a {
    text-underline-offset: 2px;
    &:not(:hover) {
      text-decoration: none;
    }
    &:hover {
      color: ${theme.text.primary};
    }
  }
  & [aria-current] {
    color: ${theme.text.primary};
    font-weight: ${theme.fontWeight.medium};
  }
`;
