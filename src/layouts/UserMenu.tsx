import type { User } from '~/domain/User';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { MenuButton } from '~/ui/menu/MenuButton';
import type { MenuControl } from '~/ui/menu/MenuControl';
import { useChunkErrorToast } from '~/hooks/useChunkErrorToast';

const load = () => import('./UserMenuList').then(({ UserMenuList }) => UserMenuList);
const UserMenuList = lazyComponent(load);

/** The button of the user menu; the menu's chunk is prefetched on hover and focus. */
export function UserMenu({ user }: { readonly user: User }) {
  const showChunkError = useChunkErrorToast();
  const renderMenu = (control: MenuControl) => {
    const onLoadError = () => {
      control.onOpenChange(false);
      showChunkError();
    };
    return (
      <UserMenuList
        control={control}
        user={user}
        retryKey={control.open}
        onLoadError={onLoadError}
      />
    );
  };
  return (
    <MenuButton
      variant="quiet"
      onIntent={() => void load().catch(() => undefined)}
      menu={renderMenu}
    >
      {user.name}
    </MenuButton>
  );
}
