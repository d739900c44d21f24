import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { Link } from 'react-router-dom';
import { useStores } from '../stores/context';
import { theme } from '../theme/theme';
import { Icon } from '../ui/Icon';
import { IconButton } from '../ui/IconButton';
import { Logo } from '../ui/Logo';
import { MenuGroups } from './MenuGroups';

/** Widths of the logo over the menu, open and collapsed, in pixels (specification, point 9). */
const logoWidth = { open: 128, collapsed: 44 };

/** The side menu from 768 px up; below, the same groups stand in a drawer. */
export const SideMenu = observer(function SideMenu() {
  const { brand, menu } = useStores();
  const { collapsed } = menu;
  return (
    <Side data-collapsed={collapsed || undefined}>
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
          <Logo provider={brand.name} src={brand.logo} width={logoWidth.open} height={44} />
        )}
      </Link>
      <nav aria-label="Main menu">
        <MenuGroups collapsed={collapsed} />
      </nav>
      <IconButton
        label={collapsed ? 'Expand menu' : 'Collapse menu'}
        icon={<Icon name={collapsed ? 'expand' : 'collapse'} />}
        tooltipSide="right"
        onClick={() => menu.toggleCollapsed()}
      />
    </Side>
  );
});

const Side = styled.div({
  position: 'sticky',
  top: 0,
  display: 'flex',
  flexDirection: 'column',
  flexShrink: 0,
  gap: theme.space[3],
  width: '232px',
  height: '100dvh',
  padding: `${theme.space[3]} 0`,
  borderRight: `1px solid ${theme.border.hairline}`,
  background: theme.surface.sunken,
  overflowY: 'auto',
  // The logo, 12 px on either side, and the hairline.
  '&[data-collapsed]': { width: '69px' },
  '&[data-collapsed] > button': { alignSelf: 'center' },
  '[data-logo]': {
    alignSelf: 'flex-start',
    margin: `0 ${theme.space[3]}`,
    borderRadius: theme.radius.control,
  },
  nav: { flex: 1, display: 'flex', flexDirection: 'column', gap: theme.space[3] },
  '> button': { alignSelf: 'flex-start', margin: `0 ${theme.space[3]}` },
  [theme.media.belowMedium]: { display: 'none' },
});
