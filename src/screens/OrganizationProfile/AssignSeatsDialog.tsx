import { useId, useState, type RefObject } from 'react';
import { assignedSeats, assignsOther, checkAssignedSeats } from '../../domain/assignedSeats';
import { Form } from '../../forms/Form';
import { serverErrors } from '../../forms/serverErrors';
import { TextField } from '../../forms/TextField';
import { ActionFailure } from '../../layouts/ActionFailure';
import { FormDialog } from '../../layouts/FormDialog';
import { useDraft } from '../../layouts/useDraft';
import { useLeaveQuestion } from '../../layouts/useLeaveQuestion';
import { excessConfirmation } from '../../messages/confirmations';
import type { OrganizationProfile } from '../../stores/OrganizationProfile';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { Stack } from '../../ui/Stack';
import { SeatsPreview } from './SeatsPreview';
import { seatsDraft } from './seatsDraft';
import { useSeatsAssignment } from './useSeatsAssignment';

interface AssignSeatsDialogProps {
  readonly profile: OrganizationProfile;
  readonly subscriptionId: string;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const label = 'Assigned seats';
const fields = { assigned_seats: { label, check: checkAssignedSeats } };

/**
 * Assigns seats of a subscription: what that changes stands below the field, and more than the
 * total is asked about.
 */
export function AssignSeatsDialog({
  profile,
  subscriptionId,
  finalFocus,
  onClose,
}: AssignSeatsDialogProps) {
  const form = useId();
  const [dirty, setDirty] = useState(false);
  const leave = useLeaveQuestion(dirty);
  const { seen, excess, action, assign, confirm, dismiss } = useSeatsAssignment(
    profile,
    subscriptionId,
    () => leave.go(onClose),
  );
  const [initialValues] = useState({ assigned_seats: String(seen?.usedSeats ?? '') });
  const draft = useDraft<typeof initialValues>(seatsDraft(profile.id, subscriptionId));

  async function submit({ assigned_seats: text }: typeof initialValues) {
    const assigned = assignedSeats(text);
    const failure = assigned === undefined ? undefined : await assign(assigned);
    return failure?.status === 422 ? serverErrors(failure, { assigned_seats: label }) : undefined;
  }

  const name = profile.current?.name;
  const failure = (
    <ActionFailure
      failure={action.failure}
      name={action.failure?.status === 412 ? 'organization' : 'subscription'}
      called={name || undefined}
      onRead={action.forget}
    />
  );
  const question = excess && excessConfirmation(excess.assigned, excess.total);
  return (
    <FormDialog
      title="Assign seats"
      description={[seen?.seatType, name].filter(Boolean).join(' seats of ')}
      size="small"
      form={form}
      submitLabel="Assign seats"
      busy={action.busy}
      leave={leave}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      <Form
        id={form}
        fields={fields}
        initialValues={initialValues}
        onSubmit={submit}
        onDirty={setDirty}
        draft={draft}
        hasChanges={(from, to) => assignsOther(from.assigned_seats, to.assigned_seats)}
      >
        <Stack gap={4}>
          {!excess && failure}
          <TextField name="assigned_seats" label={label} inputMode="numeric" autoComplete="off" />
          {seen && <SeatsPreview before={seen} />}
        </Stack>
      </Form>
      {question && (
        <ConfirmDialog
          open
          title={question.title}
          text={question.text}
          confirmLabel={question.button}
          busy={action.busy}
          onConfirm={() => void confirm()}
          onCancel={dismiss}
        >
          {action.failure && failure}
        </ConfirmDialog>
      )}
    </FormDialog>
  );
}
