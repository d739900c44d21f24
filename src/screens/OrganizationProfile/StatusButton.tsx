import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { statusChange, type StatusChange } from '~/domain/statusChange';
import { useCommand } from '~/hooks/useCommand';
import { useDialog } from '~/hooks/useDialog';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Button } from '~/ui/button/Button';
import { StatusDialog } from './lazyDialogs';

const labels: Readonly<Record<StatusChange, string>> = {
  activate: 'Activate',
  deactivate: 'Deactivate',
};

interface StatusButtonProps {
  readonly profile: ProfileQueries;
  /** Where "Activate" is shown: the callout of an inactive organization. */
  readonly activateSlot: HTMLElement | null;
}

/** Reserves the button's space until the status is known, so that nothing shifts. */
const PlaceholderButton = styled(Button)`
  visibility: hidden;
`;

/**
 * "Activate" or "Deactivate", whichever applies. If it is pressed early, the dialog opens once the
 * organization's own response has provided its version.
 */
export const StatusButton = observer(function StatusButton({
  profile,
  activateSlot,
}: StatusButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [requestedChange, setRequestedChange] = useState<StatusChange>();
  const change = statusChange(profile.current?.status);
  const isLoaded = profile.organization.data !== undefined;
  const dialog = useDialog();

  const requestChange = () => {
    if (!change) return;
    setRequestedChange(change);
    dialog.open();
  };
  useCommand(change, requestChange);
  const changeButton = change && (
    <Button
      ref={button}
      variant={change === 'deactivate' ? 'quietDanger' : 'secondary'}
      size={change === 'deactivate' ? 'medium' : 'small'}
      aria-haspopup="dialog"
      onClick={requestChange}
    >
      {labels[change]}
    </Button>
  );
  return (
    <>
      {!profile.current && (
        <PlaceholderButton aria-hidden="true" disabled>
          {labels.deactivate}
        </PlaceholderButton>
      )}
      {change === 'activate'
        ? activateSlot && createPortal(changeButton, activateSlot)
        : changeButton}
      {dialog.isOpen && requestedChange && isLoaded && (
        <StatusDialog
          profile={profile}
          change={requestedChange}
          finalFocus={button}
          onClose={dialog.close}
        />
      )}
    </>
  );
});
