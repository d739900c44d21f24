import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { Icon } from '~/ui/text/Icon';
import { IconButton } from '~/ui/button/IconButton';
import { Logo } from '~/ui/text/Logo';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { MenuGroups } from './MenuGroups';
import { useLazyDialog } from '~/hooks/useLazyDialog';

const Drawer = lazyComponent(() => import('~/ui/dialog/Drawer').then(({ Drawer }) => Drawer));

/** The side menu below 768 px: a drawer, opened by "Open menu". */
export function MenuDrawer() {
  const { brand } = useStores();
  const { isOpen, open, close, loading, prefetchHandlers } = useLazyDialog(Drawer);
  return (
    <MobileOnly>
      <IconButton
        label="Open menu"
        icon={<Icon name="menu" />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={open}
        {...prefetchHandlers}
      />
      {isOpen && (
        <Drawer open onClose={close} label="Menu" {...loading}>
          <DrawerHeader>
            <Logo provider={brand.name} src={brand.logo} width={128} height={44} />
            <IconButton
              label="Close menu"
              icon={<X size={16} aria-hidden="true" />}
              onClick={close}
            />
          </DrawerHeader>
          <nav aria-label="Main menu">
            <MenuGroups onNavigate={close} />
          </nav>
        </Drawer>
      )}
    </MobileOnly>
  );
}

const MobileOnly = styled.div`
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
