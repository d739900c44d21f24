import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { Icon } from '~/ui/text/Icon';
import { IconButton } from '~/ui/button/IconButton';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { useLazyDialog } from '~/hooks/useLazyDialog';

const MenuDrawerPanel = lazyComponent(() =>
  import('./MenuDrawerPanel').then(({ MenuDrawerPanel }) => MenuDrawerPanel),
);

/** The side menu below 768 px: a drawer, opened by "Open menu". */
export function MenuDrawer() {
  const { isOpen, open, close, loading, prefetchHandlers } = useLazyDialog(MenuDrawerPanel);
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
      {isOpen && <MenuDrawerPanel onClose={close} {...loading} />}
    </MobileOnly>
  );
}

const MobileOnly = styled.div`
  display: none;
  ${theme.media.belowMedium} {
    display: block;
  }
`;
