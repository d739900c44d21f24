import { useRef, type ReactNode } from 'react';
import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import { useStores } from '~/stores/context';
import { Button } from '~/ui/button/Button';

const load = () =>
  import('./NewOrganizationDialog').then(({ NewOrganizationDialog }) => NewOrganizationDialog);

/** The button "New organization" and its search-param dialog, for the screen to place. */
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
