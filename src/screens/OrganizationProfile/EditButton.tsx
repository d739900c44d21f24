import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useAddressDialog } from '../../layouts/useAddressDialog';
import { useStores } from '../../stores/context';
import type { OrganizationProfile } from '../../stores/OrganizationProfile';
import { Button } from '../../ui/Button';

const load = () =>
  import('./EditOrganizationDialog').then(({ EditOrganizationDialog }) => EditOrganizationDialog);

/**
 * "Edit", and its dialog while the address asks for it: once the organization's own answer has told
 * all of its fields, and its version.
 */
export const EditButton = observer(function EditButton({
  profile,
}: {
  readonly profile: OrganizationProfile;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const { organizations } = useStores();
  const { Dialog, ahead, open, close } = useAddressDialog('edit', () =>
    organizations.writes().then(load),
  );
  const known = profile.organization.data;
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" onClick={open} {...ahead}>
        Edit
      </Button>
      {Dialog && known && (
        <Dialog profile={profile} organization={known} finalFocus={button} onClose={close} />
      )}
    </>
  );
});
