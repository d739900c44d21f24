import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { statusChange, type StatusChange } from '../../domain/statusChange';
import { useDialogCode } from '../../layouts/useDialogCode';
import { useStores } from '../../stores/context';
import type { OrganizationProfile } from '../../stores/OrganizationProfile';
import { Button } from '../../ui/Button';

const load = () => import('./StatusDialog').then(({ StatusDialog }) => StatusDialog);
const labels: Readonly<Record<StatusChange, string>> = {
  activate: 'Activate',
  deactivate: 'Deactivate',
};

/** The button's room while nobody knows the status: nothing below may move when it comes. */
const Room = styled(Button)({ visibility: 'hidden' });

/**
 * "Activate" or "Deactivate", whichever applies. Pressed early, it asks once the organization's own
 * answer has told its version.
 */
export const StatusButton = observer(function StatusButton({
  profile,
}: {
  readonly profile: OrganizationProfile;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [asked, setAsked] = useState<StatusChange>();
  const { organizations } = useStores();
  const change = statusChange(profile.current?.status);
  const known = profile.organization.data !== undefined;
  const { Dialog, ahead, open, close } = useDialogCode(
    () => organizations.writes().then(load),
    known,
  );

  const ask = () => {
    if (!change) return;
    setAsked(change);
    open();
  };
  return (
    <>
      {!profile.current && <Room aria-hidden="true" disabled />}
      {change && (
        <Button ref={button} aria-haspopup="dialog" onClick={ask} {...ahead}>
          {labels[change]}
        </Button>
      )}
      {Dialog && asked && known && (
        <Dialog profile={profile} change={asked} finalFocus={button} onClose={close} />
      )}
    </>
  );
});
