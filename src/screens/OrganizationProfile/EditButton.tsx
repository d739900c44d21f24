import { Pencil } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useCommand } from '~/hooks/useCommand';
import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Button, IconButton } from '~/ui/Button';
import { lazyDialog } from '~/ui/lazyComponent';

const EditOrganizationDialog = lazyDialog(
  'screens/OrganizationProfile/EditOrganizationDialog',
  () => import('./EditOrganizationDialog').then((module) => module.EditOrganizationDialog),
  'idle',
);

/**
 * "Edit" and its search-param dialog, which opens once the organization's own response has provided
 * all fields and the version.
 */
export const EditButton = observer(function EditButton({
  profile,
  isNarrow,
}: {
  readonly profile: ProfileQueries;
  /** Shows the icon only. */
  readonly isNarrow: boolean;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useSearchParamDialog('edit');
  useCommand('edit', dialog.open);
  const props = {
    ref: button,
    icon: <Pencil size={16} aria-hidden="true" />,
    'aria-haspopup': 'dialog',
    onClick: dialog.open,
  } as const;
  return (
    <>
      {isNarrow ? (
        <IconButton {...props} variant="secondary" label="Edit" />
      ) : (
        <Button {...props}>Edit</Button>
      )}
      {dialog.isOpen && profile.organization.data && profile.version && (
        <EditOrganizationDialog
          profile={profile}
          version={profile.version}
          finalFocus={button}
          onClose={dialog.close}
        />
      )}
    </>
  );
});
