import styled from '@emotion/styled';
import { Building2, ChevronDown, Home, KeyRound } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useLocation } from 'react-router-dom';
import { PathLink } from '~/components/PathLink';
import { formatNumber } from '~/lib/format';
import type { MenuEntry } from '~/stores/MenuStore';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Tooltip } from '~/ui/Tooltip';

interface MenuGroupsProps {
  /** Icons only, named by tooltips. */
  readonly collapsed?: boolean;
  readonly onNavigate?: () => void;
}

/**
 * Home, then the groups of the side menu; clicking a group's name collapses it, and the state is
 * persisted.
 */
export const MenuGroups = observer(function MenuGroups({
  collapsed = false,
  onNavigate,
}: MenuGroupsProps) {
  const { menu } = useStores();
  const { pathname } = useLocation();
  const currentItem = menu.itemAt(pathname);
  return (
    <>
      <Group>
        <MenuLink
          item={menu.home}
          isCurrent={pathname === '/'}
          collapsed={collapsed}
          onNavigate={onNavigate}
        />
      </Group>
      {menu.groups
        .filter(({ visible }) => visible)
        .map((group) => (
          <Group key={group.menu} role="group" aria-label={group.menu}>
            {collapsed ? (
              <hr />
            ) : (
              <GroupName
                type="button"
                aria-expanded={group.expanded}
                hidesCurrent={!group.expanded && group.child.some((item) => item === currentItem)}
                onClick={() => menu.toggleGroup(group)}
              >
                <span>{group.menu}</span>
                <ChevronDown size={14} aria-hidden="true" />
              </GroupName>
            )}
            {(group.expanded || collapsed) && (
              <ul>
                {group.child
                  .filter(({ visible }) => visible)
                  .map((item) => (
                    <li key={item.menu}>
                      <MenuLink
                        item={item}
                        isCurrent={item === currentItem}
                        collapsed={collapsed}
                        onNavigate={onNavigate}
                      />
                    </li>
                  ))}
              </ul>
            )}
          </Group>
        ))}
    </>
  );
});

interface MenuLinkProps extends MenuGroupsProps {
  readonly item: MenuEntry;
  readonly isCurrent: boolean;
}

const icons = { home: Home, accounts: Building2, token: KeyRound };

function MenuLink({ item, isCurrent, collapsed = false, onNavigate }: MenuLinkProps) {
  const path = item.route ?? '/';
  const Icon = item.icon && icons[item.icon];
  const link = (
    <Item
      to={path}
      onClick={onNavigate}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={collapsed ? item.menu : undefined}
      isCollapsed={collapsed}
    >
      {Icon && <Icon size={16} aria-hidden="true" />}
      {!collapsed && <span>{item.menu}</span>}
      {!collapsed && <MenuCount item={item} />}
    </Item>
  );
  return collapsed ? (
    <Tooltip content={item.menu} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}

/** The number of records behind an item, once a screen has loaded it. */
const MenuCount = observer(function MenuCount({ item }: { readonly item: MenuEntry }) {
  const { organizations, tokens } = useStores();
  const count =
    item.icon === 'accounts'
      ? organizations.total
      : item.icon === 'token'
        ? tokens.list.data?.filter(({ status }) => status === 'active').length
        : undefined;
  return count === undefined ? null : <small aria-hidden="true">{formatNumber(count)}</small>;
});

const Group = styled.div`
  padding: 0 ${theme.space[2]};
  & > ul {
    display: grid;
    gap: 2px;
  }
  & > hr {
    margin: ${theme.space[2]} 0;
    border: 0;
    border-block-start: 1px solid ${theme.border.hairline};
  }
`;

// Quiet: the arrow shows when it matters. The dot: a collapsed group contains the current item.
const dotStyle = `
  & > span::after {
    content: '';
    display: inline-block;
    inline-size: 6px;
    block-size: 6px;
    margin-inline-start: 6px;
    border-radius: 50%;
    background: ${theme.accent.solid};
    vertical-align: middle;
  }
`;
const GroupName = styled.button<{ readonly hidesCurrent: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  inline-size: 100%;
  block-size: ${theme.control.medium};
  padding: 0 ${theme.space[2]};
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
  &:hover {
    background: ${theme.surface.hover};
  }
  ${({ hidesCurrent }) => hidesCurrent && dotStyle}
  & > svg {
    opacity: 0;
  }
  &:hover > svg,
  &:focus-visible > svg,
  &[aria-expanded='false'] > svg {
    opacity: 1;
  }
  &[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
`;

const Item = styled(PathLink, {
  shouldForwardProp: (prop) => prop !== 'isCollapsed',
})<{ readonly isCollapsed: boolean }>`
  display: flex;
  align-items: center;
  justify-content: ${({ isCollapsed }) => (isCollapsed ? 'center' : 'start')};
  gap: ${theme.space[2]};
  block-size: ${theme.control.medium};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  color: ${theme.text.primary};
  font-weight: ${theme.fontWeight.medium};
  text-decoration: none;
  & > svg {
    color: ${theme.text.muted};
  }
  & > span {
    flex: 1;
  }
  & > small {
    color: ${theme.text.muted};
    ${theme.type[12]};
    font-weight: ${theme.fontWeight.regular};
    font-variant-numeric: tabular-nums;
  }
  ${theme.media.belowMedium} {
    block-size: ${theme.control.large};
  }
  &:hover {
    background: ${theme.surface.hover};
  }
  &[aria-current='page'] {
    background: ${theme.surface.selected};
    & > svg {
      color: ${theme.accent.text};
    }
    @media (forced-colors: active) {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
      & > * {
        color: HighlightText !important;
      }
    }
  }
`;
