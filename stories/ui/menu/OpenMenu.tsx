import { useRef, type ReactNode } from 'react';
import { Button } from '~/ui/Button';
import { Menu } from '~/ui/Menu';

/** An open menu, for stories of its items. */
export function OpenMenu({ children }: { children: ReactNode }) {
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={anchor}>Actions</Button>
      <Menu open onOpenChange={() => undefined} anchor={anchor} focusFirst={false} label="Actions">
        {children}
      </Menu>
    </>
  );
}
