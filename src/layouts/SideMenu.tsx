import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Icon } from '~/ui/text/Icon';
import { IconButton } from '~/ui/button/IconButton';
import { Logo } from '~/ui/text/Logo';
import { MenuGroups } from './MenuGroups';

/** Logo widths in pixels (docs/product.md, "9. Business constants and limits"). */
const logoWidth = { expanded: 128, collapsed: 44 };

/**
 * The side menu from 768 px; below, `MenuDrawer` shows the same groups. The logo is inside the
 * navigation landmark: screen reader users who jump between landmarks would miss it elsewhere.
 */
export const SideMenu = observer(function SideMenu() {
  const { brand, menu } = useStores();
  const { collapsed } = menu;
  return (
    <Sidebar aria-label="Main menu" data-collapsed={collapsed || undefined}>
      <Link to="/" aria-label={`${brand.name}, home`} data-logo="">
        {collapsed ? (
          <Logo
            provider={brand.name}
            src={brand.logo}
            logoOnly
            width={logoWidth.collapsed}
            height={44}
          />
        ) : (
          <Logo provider={brand.name} src={brand.logo} width={logoWidth.expanded} height={44} />
        )}
      </Link>
      <div data-groups="">
        <MenuGroups collapsed={collapsed} />
      </div>
      <div data-toggle="">
        <IconButton
          label={collapsed ? 'Expand menu' : 'Collapse menu'}
          icon={<Icon name={collapsed ? 'expand' : 'collapse'} />}
          tooltipSide="right"
          onClick={() => menu.toggleCollapsed()}
        />
      </div>
    </Sidebar>
  );
});

const Sidebar = styled.nav`
  position: sticky;
  inset-block-start: 0;
  display: flex;
  flex-direction: column;
  flex-shrink: 0;
  gap: ${theme.space[3]};
  inline-size: 232px;
  block-size: 100dvh;
  padding: ${theme.space[3]} 0;
  border-inline-end: 1px solid ${theme.border.hairline};
  background: ${theme.surface.side};
  overflow-y: auto;
  /* 44 px logo, 12 px on either side, 1 px border. */
  &[data-collapsed] {
    inline-size: 69px;
  }
  & > [data-logo] {
    align-self: flex-start;
    margin: 0 ${theme.space[3]};
    border-radius: ${theme.radius.control};
  }
  & > [data-groups] {
    flex: 1;
    display: flex;
    flex-direction: column;
    gap: ${theme.space[3]};
  }
  & > [data-toggle] {
    align-self: flex-start;
    margin: 0 ${theme.space[3]};
  }
  &[data-collapsed] > [data-toggle] {
    align-self: center;
  }
  ${theme.media.belowMedium} {
    display: none;
  }
`;
