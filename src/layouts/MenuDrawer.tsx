import styled from '@emotion/styled';
import { Menu } from 'lucide-react';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/Button';
import { useDialog } from '~/hooks/useDialog';
import { lazyDialog } from '~/ui/lazyComponent';

const MenuDrawerPanel = lazyDialog(
  () => import('./MenuDrawerPanel').then((module) => module.MenuDrawerPanel),
  'idle',
);

/** The side menu below 768 px: a drawer, opened by "Open menu". */
export function MenuDrawer() {
  const { isOpen, open, close } = useDialog();
  return (
    <MobileOnly>
      <IconButton
        label="Open menu"
        icon={<Menu size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onClick={open}
      />
      {isOpen && <MenuDrawerPanel onClose={close} />}
    </MobileOnly>
  );
}

const MobileOnly = styled.div`
  display: none;
  ${theme.media.belowMedium} {
    display: block;
  }
`;
