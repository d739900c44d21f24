import type { User } from '../domain/User';
import { lazyPart } from '../ui/lazyPart';
import { MenuButton } from '../ui/MenuButton';
import type { MenuControl } from '../ui/MenuControl';
import { useMissingCode } from './useMissingCode';

const load = () => import('./UserMenuList').then(({ UserMenuList }) => UserMenuList);
const UserMenuList = lazyPart(load);

/** The button of the person signed in; its menu is loaded ahead of the click. */
export function UserMenu({ user }: { readonly user: User }) {
  const sayMissing = useMissingCode();
  const list = (control: MenuControl) => {
    const onMissing = () => {
      control.onOpenChange(false);
      sayMissing();
    };
    return (
      <UserMenuList control={control} user={user} wanted={control.open} onMissing={onMissing} />
    );
  };
  return (
    <MenuButton variant="quiet" onIntent={() => void load().catch(() => undefined)} menu={list}>
      {user.name}
    </MenuButton>
  );
}
