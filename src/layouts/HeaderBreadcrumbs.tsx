import styled from '@emotion/styled';
import { ChevronRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { PathLink } from '~/components/PathLink';
import { routeParams } from '~/lib/routeParams';
import { message } from '~/messages/message';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';

/** The path to the current screen: its menu item, then the organization. */
export const HeaderBreadcrumbs = observer(function HeaderBreadcrumbs() {
  const { menu, organizations } = useStores();
  const { pathname } = useLocation();
  const { menu: label, route } = menu.itemAt(pathname) ?? {};
  if (!route) return <Breadcrumbs current="Home" />;
  const { id } = routeParams(`${route}/:id`, pathname);
  if (!id || pathname.replace(/\/+$/, '') === route) return <Breadcrumbs current={label} />;
  return (
    <Breadcrumbs current={organizations.profile(id).current?.name || message('organization')}>
      <ListLink path={`${route}${organizations.listSearch ?? ''}`}>{label}</ListLink>
    </Breadcrumbs>
  );
});

interface BreadcrumbsProps {
  readonly current: string | undefined;
  /** The link before the current screen. */
  readonly children?: ReactNode;
}

function Breadcrumbs({ current, children }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {children && <li>{children}</li>}
        <li>
          {children && <ChevronRight size={14} aria-hidden="true" />}
          <span aria-current="page">{current}</span>
        </li>
      </List>
    </nav>
  );
}

function ListLink({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  return <PathLink to={path}>{children}</PathLink>;
}

const List = styled.ol`
  display: flex;
  align-items: center;
  color: ${theme.text.muted};
  & > li {
    display: flex;
    flex: none;
    align-items: center;
    min-inline-size: 0;
    min-block-size: 24px;
  }
  & > li:last-child {
    flex: 0 1 auto;
  }
  & > li > svg {
    flex: none;
    margin-inline: 6px;
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    border-radius: 2px;
    color: inherit;
    text-decoration: none;
  }
  & a:hover {
    color: ${theme.text.primary};
    text-decoration: underline;
    text-underline-offset: 2px;
  }
  & [aria-current] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${theme.text.primary};
    font-weight: ${theme.fontWeight.medium};
  }
`;
