import { useRef, type ReactNode } from 'react';
import { useSearchParamDialog } from '../../layouts/useSearchParamDialog';
import { useStores } from '../../stores/context';
import { Button } from '../../ui/Button';

const load = () =>
  import('./NewOrganizationDialog').then(({ NewOrganizationDialog }) => NewOrganizationDialog);

/**
 * "New organization" for wherever the screen has its place, and its dialog while the address asks
 * for it.
 */
export function useNewOrganization(): { readonly button: ReactNode; readonly dialog: ReactNode } {
  const button = useRef<HTMLButtonElement>(null);
  const { organizations } = useStores();
  const { Dialog, prefetchHandlers, open, close } = useSearchParamDialog('new', () =>
    organizations.mutations().then(load),
  );
  return {
    button: (
      <Button
        ref={button}
        variant="primary"
        aria-haspopup="dialog"
        onClick={open}
        {...prefetchHandlers}
      >
        New organization
      </Button>
    ),
    dialog: Dialog && <Dialog finalFocus={button} onClose={close} />,
  };
}
