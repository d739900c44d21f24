import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useSearchParamDialog } from '~/hooks/useSearchParamDialog';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Button } from '~/ui/button/Button';

const load = () =>
  import('./EditOrganizationDialog').then(({ EditOrganizationDialog }) => EditOrganizationDialog);

/**
 * "Edit" and its search-param dialog, which opens once the organization's own response has provided
 * all fields and the version.
 */
export const EditButton = observer(function EditButton({
  profile,
}: {
  readonly profile: ProfileQueries;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const { organizations } = useStores();
  const { Dialog, prefetchHandlers, open, close } = useSearchParamDialog('edit', () =>
    organizations.mutations().then(load),
  );
  const organization = profile.organization.data;
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={open} {...prefetchHandlers}>
        Edit
      </Button>
      {Dialog && organization && (
        <Dialog profile={profile} organization={organization} finalFocus={button} onClose={close} />
      )}
    </>
  );
});
