import { observer } from 'mobx-react-lite';
import { useState, type RefObject } from 'react';
import type { StatusChange } from '../../domain/statusChange';
import { ActionFailure } from '../../layouts/ActionFailure';
import { useAction } from '../../layouts/useAction';
import { statusConfirmation } from '../../messages/confirmations';
import { message } from '../../messages/message';
import { useStores } from '../../stores/context';
import type { OrganizationProfile } from '../../stores/OrganizationProfile';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { NumberText } from '../../ui/NumberText';
import { Row } from '../../ui/Row';
import { StatusBadge } from '../../ui/StatusBadge';

interface StatusDialogProps {
  readonly profile: OrganizationProfile;
  readonly change: StatusChange;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * Asks before an organization is activated or deactivated: of the version that the person sees
 * here, and of no other.
 */
export const StatusDialog = observer(function StatusDialog({
  profile,
  change,
  finalFocus,
  onClose,
}: StatusDialogProps) {
  const { organizations } = useStores();
  const [seen, setSeen] = useState(profile.etag);
  const action = useAction(
    async () => (await organizations.writes()).changeStatus(change, profile.id, seen),
    onClose,
  );
  const organization = profile.current;
  const name = organization?.name || message('organization');
  const { title, text, button } = statusConfirmation(change, name);

  async function confirm() {
    const failure = await action.run(undefined);
    if (failure?.status === 412) setSeen(profile.etag);
  }

  return (
    <ConfirmDialog
      open
      title={title}
      text={text}
      confirmLabel={button}
      tone={change === 'deactivate' ? 'danger' : 'primary'}
      busy={action.busy}
      onConfirm={() => void confirm()}
      onCancel={onClose}
      finalFocus={finalFocus}
    >
      {organization && (
        <Row gap={3}>
          <StatusBadge status={organization.status} />
          <span>
            <NumberText value={organization.usedSeats} /> of{' '}
            <NumberText value={organization.totalSeats} /> seats used
          </span>
        </Row>
      )}
      <ActionFailure
        failure={action.failure}
        name="organization"
        called={name}
        onRead={action.forget}
      />
    </ConfirmDialog>
  );
});
