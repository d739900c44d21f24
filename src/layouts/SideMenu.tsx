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
import { Divider } from '~/ui/layout';
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
    <Sidebar isCollapsed={collapsed}>
      <nav aria-label="Main menu">
        <Brand isCollapsed={collapsed}>
          <PathLink to="/" aria-label={`${brand.name}, home`}>
            <Logo
              provider={brand.name}
              src={brand.logo}
              logoOnly={collapsed}
              width={collapsed ? logoWidth.collapsed : logoWidth.expanded}
              height={44}
            />
          </PathLink>
        </Brand>
        <MenuGroups collapsed={collapsed} />
        <Toggle isCollapsed={collapsed}>
          <IconButton
            label={collapsed ? 'Expand menu' : 'Collapse menu'}
            icon={<ToggleIcon size={16} aria-hidden="true" />}
            tooltipSide="right"
            onClick={() => menu.toggleCollapsed()}
          />
        </Toggle>
      </nav>
      <UserArea isCollapsed={collapsed}>
        <UserMenu user={user} compact={collapsed} />
      </UserArea>
    </Sidebar>
  );
});

/** The side menu below 768 px: a drawer, opened by "Open menu". */
export function MenuDrawer() {
  const { brand } = useStores();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <DrawerButton>
      <IconButton
        label="Open menu"
        icon={<Menu size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Dialog kind="drawer" title="Menu" onClose={close}>
          <DrawerHeader>
            <Logo provider={brand.name} src={brand.logo} width={logoWidth.expanded} height={44} />
            <IconButton
              label="Close menu"
              icon={<X size={16} aria-hidden="true" />}
              onClick={close}
            />
          </DrawerHeader>
          <nav aria-label="Main menu">
            <MenuGroups collapsed={false} onNavigate={close} />
          </nav>
        </Dialog>
      )}
    </DrawerButton>
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
      <Group>{renderItem(menu.home, pathname === '/')}</Group>
      {menu.groups
        .filter(({ visible }) => visible)
        .map((group) => (
          <Group key={group.menu} role="group" aria-label={group.menu}>
            {collapsed ? (
              <Divider />
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
                    <li key={item.menu}>{renderItem(item, item === currentItem)}</li>
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
  const link = (
    <Item
      to={item.route ?? '/'}
      onClick={onNavigate}
      aria-current={isCurrent ? 'page' : undefined}
      aria-label={collapsed ? item.menu : undefined}
      isCollapsed={collapsed}
    >
      {Icon && <Icon size={16} aria-hidden="true" />}
      {!collapsed && <span>{item.menu}</span>}
      {!collapsed && count && <MenuCount count={count} />}
    </Item>
  );
  return (
    <Tooltip content={item.menu} side="right" disabled={!collapsed}>
      {link}
    </Tooltip>
  );
}

interface MenuCountProps {
  readonly count: (stores: Stores) => number | undefined;
}

const MenuCount = observer(function MenuCount({ count }: MenuCountProps) {
  const records = count(useStores());
  return records === undefined ? null : <small aria-hidden="true">{formatNumber(records)}</small>;
});

interface CollapsedProps {
  readonly isCollapsed: boolean;
}

const Sidebar = styled.div<CollapsedProps>`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  inline-size: ${({ isCollapsed }) => (isCollapsed ? '68px' : '224px')};
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
  ${theme.media.belowMedium} {
    display: none;
  }
  @media print {
    display: none;
  }
`;
const Brand = styled.div<CollapsedProps>`
  display: flex;
  align-items: center;
  flex: none;
  block-size: ${theme.headerHeight};
  padding-inline-start: ${({ isCollapsed }) => (isCollapsed ? '11px' : theme.space[4])};
  & > a {
    border-radius: ${theme.radius.control};
  }
`;
const besideBrandStyle = `
  position: absolute;
  inset-block-start: ${theme.space[2]};
  inset-inline-end: ${theme.space[2]};
`;
const atBottomStyle = `
  align-self: center;
  margin-block-start: auto;
`;
// Beside the brand; at the bottom when there is no space.
const Toggle = styled.div<CollapsedProps>`
  color: ${theme.text.muted};
  ${({ isCollapsed }) => (isCollapsed ? atBottomStyle : besideBrandStyle)}
`;
const UserArea = styled.div<CollapsedProps>`
  display: ${({ isCollapsed }) => (isCollapsed ? 'grid' : 'block')};
  justify-content: center;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-block-start: 1px solid ${theme.border.hairline};
`;
const DrawerButton = styled.div`
  display: none;
  ${theme.media.belowMedium} {
    display: block;
  }
`;
const DrawerHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: ${theme.headerHeight};
  margin-block-end: ${theme.space[2]};
  padding: 0 ${theme.space[2]} 0 ${theme.space[4]};
`;
const Group = styled.div`
  padding: 0 ${theme.space[2]};
  & > ul {
    display: grid;
    gap: 2px;
  }
  & > hr {
    margin: ${theme.space[2]} 0;
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
  ${theme.media.belowMedium} {
    block-size: ${theme.control.large};
  }
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
})<CollapsedProps>`
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
