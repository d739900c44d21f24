import type { User } from '~/domain/User';
import { useChunkErrorToast } from '~/hooks/useChunkErrorToast';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { MenuButton } from '~/ui/menu/MenuButton';
import type { MenuControl } from '~/ui/menu/MenuControl';

const UserMenuList = lazyComponent(() =>
  import('./UserMenuList').then(({ UserMenuList }) => UserMenuList),
);

/** The button of the user menu; the menu's chunk is preloaded on hover and focus. */
export function UserMenu({ user }: { readonly user: User }) {
  return (
    <MenuButton variant="quiet" onIntent={UserMenuList.preload} menu={LazyUserMenuList}>
      {user.name}
    </MenuButton>
  );
}

function LazyUserMenuList(control: MenuControl) {
  const showChunkError = useChunkErrorToast();
  const handleLoadError = () => {
    control.onOpenChange(false);
    showChunkError();
  };
  return <UserMenuList {...control} retryKey={control.open} onLoadError={handleLoadError} />;
}
