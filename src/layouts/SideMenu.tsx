import { css } from '@emotion/react';
import styled from '@emotion/styled';
import {
  Building2,
  ChevronDown,
  Home,
  KeyRound,
  type LucideIcon,
  Menu,
  PanelLeftClose,
  PanelLeftOpen,
  X,
} from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PathLink } from '~/components/PathLink';
import type { User } from '~/domain/User';
import { usePathname } from '~/hooks/navigation';
import { formatNumber } from '~/lib/format';
import { type Stores, useStores } from '~/stores/context';
import type { MenuEntry } from '~/stores/MenuStore';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/Button';
import { lazyDialog } from '~/ui/lazyComponent';
import { Logo } from '~/ui/Logo';
import { Divider, Inline } from '~/ui/layout';
import { staticClassName } from '~/ui/style';
import { Caption } from '~/ui/text';
import { Tooltip } from '~/ui/Tooltip';
import { UserMenu } from './UserMenu';

const Dialog = lazyDialog(() => import('~/ui/Dialog').then((module) => module.Dialog), 'idle');

/** Logo widths in pixels (docs/product.md, "Business constants and limits"). */
const logoWidth = { expanded: 128, collapsed: 44 };

/**
 * The side menu from 768 px. The logo is inside the navigation landmark: screen reader users who jump
 * between landmarks would miss it elsewhere.
 */
export const SideMenu = observer(function SideMenu({ user }: { readonly user: User }) {
  const { brand, menu } = useStores();
  const { collapsed } = menu;
  const ToggleIcon = collapsed ? PanelLeftOpen : PanelLeftClose;
  return (
    <Sidebar data-collapsed={collapsed || undefined}>
      <nav aria-label="Main menu">
        <div className="brand">
          <PathLink to="/" aria-label={`${brand.name}, home`}>
            <Logo
              provider={brand.name}
              src={brand.logo}
              logoOnly={collapsed}
              width={collapsed ? logoWidth.collapsed : logoWidth.expanded}
              height={44}
            />
          </PathLink>
        </div>
        <MenuGroups collapsed={collapsed} />
        <div className="toggle">
          <IconButton
            label={collapsed ? 'Expand menu' : 'Collapse menu'}
            icon={<ToggleIcon size={16} aria-hidden="true" />}
            tooltipSide="right"
            onClick={() => menu.toggleCollapsed()}
          />
        </div>
      </nav>
      <div className="user">
        <UserMenu user={user} compact={collapsed} />
      </div>
    </Sidebar>
  );
});

/** The side menu below 768 px: a drawer, opened by "Open menu". */
export function MenuDrawer() {
  const { brand } = useStores();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        label="Open menu"
        icon={<Menu size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Dialog kind="drawer" title="Menu" onClose={close}>
          <Inline justify="between" className={drawerHeaderClass}>
            <Logo provider={brand.name} src={brand.logo} width={logoWidth.expanded} height={44} />
            <IconButton
              label="Close menu"
              icon={<X size={16} aria-hidden="true" />}
              onClick={close}
            />
          </Inline>
          <nav aria-label="Main menu">
            <MenuGroups collapsed={false} onNavigate={close} />
          </nav>
        </Dialog>
      )}
    </>
  );
}

interface MenuGroupsProps {
  /** Icons only, named by tooltips. */
  readonly collapsed: boolean;
  readonly onNavigate?: () => void;
}

/** Home, then the groups; a group's name shows and hides its items. */
const MenuGroups = observer(function MenuGroups({ collapsed, onNavigate }: MenuGroupsProps) {
  const { menu } = useStores();
  const pathname = usePathname();
  const currentItem = menu.itemAt(pathname);
  const renderItem = (item: MenuEntry, isCurrent: boolean) => (
    <MenuLink
      key={item.menu}
      item={item}
      isCurrent={isCurrent}
      collapsed={collapsed}
      onNavigate={onNavigate}
    />
  );
  return (
    <>
      <MenuGroup>{renderItem(menu.home, pathname === '/')}</MenuGroup>
      {menu.groups
        .filter(({ visible }) => visible)
        .map((group) => (
          <MenuGroup key={group.menu} role="group" aria-label={group.menu}>
            {collapsed ? (
              <Divider />
            ) : (
              <GroupName
                type="button"
                aria-expanded={group.expanded}
                data-hides-current={
                  (!group.expanded && group.child.some((item) => item === currentItem)) || undefined
                }
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
                    <li key={item.menu}>{renderItem(item, item === currentItem)}</li>
                  ))}
              </ul>
            )}
          </MenuGroup>
        ))}
    </>
  );
});

interface MenuLinkProps extends MenuGroupsProps {
  readonly item: MenuEntry;
  readonly isCurrent: boolean;
}

/** The icon of each item, and the number of records behind it, once a screen has loaded it. */
const menuItems: Readonly<
  Record<
    NonNullable<MenuEntry['icon']>,
    { Icon: LucideIcon; count?: (stores: Stores) => number | undefined }
  >
> = {
  home: { Icon: Home },
  accounts: { Icon: Building2, count: ({ organizations }) => organizations.total },
  token: {
    Icon: KeyRound,
    count: ({ tokens }) => tokens.list.data?.filter(({ status }) => status === 'active').length,
  },
};

function MenuLink({ item, isCurrent, collapsed, onNavigate }: MenuLinkProps) {
  const { Icon, count } = (item.icon && menuItems[item.icon]) ?? {};
  return (
    <Tooltip content={item.menu} side="right" disabled={!collapsed}>
      <Item
        to={item.route ?? '/'}
        onClick={onNavigate}
        aria-current={isCurrent ? 'page' : undefined}
        aria-label={collapsed ? item.menu : undefined}
      >
        {Icon && <Icon size={16} aria-hidden="true" />}
        {!collapsed && <span className="label">{item.menu}</span>}
        {!collapsed && count && <MenuCount count={count} />}
      </Item>
    </Tooltip>
  );
}

interface MenuCountProps {
  readonly count: (stores: Stores) => number | undefined;
}

const MenuCount = observer(function MenuCount({ count }: MenuCountProps) {
  const records = count(useStores());
  return records === undefined ? null : (
    <Caption className="tabular" aria-hidden="true">
      {formatNumber(records)}
    </Caption>
  );
});

// Collapsed, "Expand menu" is at the bottom: there is no space beside the brand.
const Sidebar = styled.div`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex: none;
  flex-direction: column;
  inline-size: max(224px, 10rem);
  block-size: 100dvh;
  border-inline-end: 1px solid ${theme.border.hairline};
  background: ${theme.surface.side};
  & > nav {
    position: relative;
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${theme.space[3]};
    min-block-size: 0;
    padding-block-end: ${theme.space[3]};
    overflow-y: auto;
  }
  & .brand {
    display: flex;
    align-items: center;
    flex: none;
    block-size: ${theme.headerHeight};
    padding-inline-start: ${theme.space[4]};
  }
  & .toggle {
    position: absolute;
    inset-block-start: ${theme.space[2]};
    inset-inline-end: ${theme.space[2]};
    color: ${theme.text.muted};
  }
  & > .user {
    padding: ${theme.space[1]} ${theme.space[2]};
    border-block-start: 1px solid ${theme.border.hairline};
  }
  &[data-collapsed] {
    inline-size: 68px;
    & .brand {
      padding-inline-start: 11px;
    }
    & .toggle {
      position: static;
      align-self: center;
      margin-block-start: auto;
    }
    & > .user {
      display: grid;
      justify-content: center;
    }
  }
  @media print, (max-width: ${theme.breakpoint.medium - 0.02}px) {
    display: none;
  }
`;
const drawerHeaderClass = staticClassName(css`
  block-size: ${theme.headerHeight};
  margin-block-end: ${theme.space[2]};
  padding: 0 ${theme.space[2]} 0 ${theme.space[4]};
`);
const MenuGroup = styled.div`
  padding: 0 ${theme.space[2]};
  & > ul {
    display: grid;
    gap: 2px;
  }
  & > hr {
    margin: ${theme.space[2]} 0;
  }
`;
const rowStyle = `
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  block-size: ${theme.control.medium};
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.control};
  font-weight: ${theme.fontWeight.medium};
  &:hover {
    background: ${theme.surface.hover};
  }
  ${theme.media.belowMedium} {
    block-size: ${theme.control.large};
  }
`;
// Quiet: the arrow shows when it matters. The dot: a collapsed group contains the current item.
const GroupName = styled.button`
  ${rowStyle}
  justify-content: space-between;
  inline-size: 100%;
  color: ${theme.text.muted};
  ${theme.type[12]};
  &[data-hides-current] > span::after {
    content: '';
    display: inline-block;
    ${theme.square('6px')};
    margin-inline-start: 6px;
    border-radius: 50%;
    background: ${theme.accent.solid};
    vertical-align: middle;
  }
  &:not(:hover, :focus-visible, [aria-expanded='false']) > svg {
    opacity: 0;
  }
  &[aria-expanded='false'] > svg {
    transform: rotate(-90deg);
  }
`;
const Item = styled(PathLink)`
  ${rowStyle}
  text-decoration: none;
  [data-collapsed] & {
    justify-content: center;
  }
  & > svg {
    color: ${theme.text.muted};
  }
  & > .label {
    flex: 1;
  }
  &[aria-current='page'] {
    background: ${theme.surface.selected};
    & > svg {
      color: ${theme.accent.text};
    }
  }
`;
