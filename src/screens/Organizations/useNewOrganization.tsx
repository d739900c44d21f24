import { Plus } from 'lucide-react';
import { useRef, type ReactNode } from 'react';
import { useCommand } from '~/hooks/useCommand';
import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import { Button } from '~/ui/Button';
import { lazyDialog } from '~/ui/lazyComponent';

const NewOrganizationDialog = lazyDialog(
  'screens/Organizations/NewOrganizationDialog',
  () => import('./NewOrganizationDialog').then((module) => module.NewOrganizationDialog),
  'idle',
);

/** The button "New organization" and its search-param dialog, for the screen to place. */
export function useNewOrganization(): {
  readonly button: ReactNode;
  readonly dialog: ReactNode;
} {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useSearchParamDialog('new');
  useCommand('new', dialog.open);
  return {
    button: (
      <Button
        ref={button}
        variant="primary"
        icon={<Plus size={16} aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={dialog.open}
      >
        New organization
      </Button>
    ),
    dialog: dialog.isOpen && <NewOrganizationDialog finalFocus={button} onClose={dialog.close} />,
  };
}
