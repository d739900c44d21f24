import styled from '@emotion/styled';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { PathLink } from '~/components/PathLink';
import type { User } from '~/domain/User';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/Button';
import { Logo } from '~/ui/Logo';
import { MenuGroups } from './MenuGroups';
import { UserMenu } from './UserMenu';

/** Logo widths in pixels (docs/product.md, "Business constants and limits"). */
const logoWidth = { expanded: 128, collapsed: 44 };

/**
 * The side menu from 768 px; below, `MenuDrawer` shows the same groups. The logo is inside the
 * navigation landmark: screen reader users who jump between landmarks would miss it elsewhere.
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
