import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PathLink } from '~/components/PathLink';
import { usePrefetchPath } from '~/hooks/usePrefetchPath';
import { routeParams } from '~/lib/routeParams';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { Breadcrumbs } from '~/ui/layout/Breadcrumbs';

/** The path to the current screen: its menu item, then the organization. */
export const HeaderBreadcrumbs = observer(function HeaderBreadcrumbs() {
  const { menu, organizations } = useStores();
  const { pathname } = useLocation();
  const entry = menu.itemAt(pathname);
  if (!entry?.route) return <Breadcrumbs items={[{ label: 'Home' }]} />;
  const { id } = routeParams(`${entry.route}/:id`, pathname);
  if (pathname.replace(/\/+$/, '') === entry.route || !id)
    return <Breadcrumbs items={[{ label: entry.menu }]} />;
  const list = `${entry.route}${organizations.listSearch ?? ''}`;
  return (
    <Breadcrumbs
      items={[
        { label: entry.menu, link: <ListLink path={list}>{entry.menu}</ListLink> },
        { label: organizations.profile(id).current?.name || message('organization') },
      ]}
    />
  );
});

function ListLink({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return (
    <PathLink to={path} {...usePrefetchPath(path)}>
      {children}
    </PathLink>
  );
}
