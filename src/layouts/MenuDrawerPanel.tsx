import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useStores } from '~/stores/context';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { Logo } from '~/ui/Logo';
import { MenuGroups } from './MenuGroups';

/** The drawer with the side menu's groups. */
export function MenuDrawerPanel({ onClose }: { readonly onClose: () => void }) {
  const { brand } = useStores();
  return (
    <Dialog kind="drawer" onClose={onClose} title="Menu">
      <DrawerHeader>
        <Logo provider={brand.name} src={brand.logo} width={128} height={44} />
        <IconButton
          label="Close menu"
          icon={<X size={16} aria-hidden="true" />}
          onClick={onClose}
        />
      </DrawerHeader>
      <nav aria-label="Main menu">
        <MenuGroups onNavigate={onClose} />
      </nav>
    </Dialog>
  );
}

const DrawerHeader = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: ${theme.headerHeight};
  margin-block-end: ${theme.space[2]};
  padding: 0 ${theme.space[2]} 0 ${theme.space[4]};
`;
