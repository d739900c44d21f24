import { UserPlus } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { seatRules } from '~/domain/rules/organizationRules';
import { parseNumber } from '~/domain/rules/parseNumber';
import { isDifferentNumber } from '~/domain/rules/seatsInput';
import { serverErrors } from '~/forms/serverErrors';
import { FormDialog } from '~/components/FormDialog';
import { useDraft } from '~/hooks/useDraft';
import { useDialogForm } from '~/hooks/useDialogForm';
import { excessConfirmation } from '~/messages/confirmations';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { ConfirmDialog } from '~/ui/dialog/ConfirmDialog';
import { Stack } from '~/ui/layout/Stack';
import { AssignmentPreview } from './AssignmentPreview';
import { ExcessWarning } from './ExcessWarning';
import { SeatsField } from './SeatsField';
import { seatsDraftKey } from './seatsDraftKey';
import { SubscriptionErrorAlert } from './SubscriptionErrorAlert';
import { useSeatsAssignment } from './useSeatsAssignment';

interface AssignSeatsDialogProps {
  readonly profile: ProfileQueries;
  readonly subscriptionId: string;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const label = 'Assigned seats';
const fields = { assigned_seats: { label, rule: seatRules.assigned_seats } };

/**
 * Assigns a subscription's seats, with a preview of the resulting figures. Exceeding the total asks
 * for confirmation.
 */
export function AssignSeatsDialog({
  profile,
  subscriptionId,
  finalFocus,
  onClose,
}: AssignSeatsDialogProps) {
  const form = useDialogForm();
  const { subscription, excess, mutation, assign, confirm, dismiss } = useSeatsAssignment(
    profile,
    subscriptionId,
    () => form.guard.bypass(onClose),
  );
  const [initialValues] = useState({ assigned_seats: String(subscription?.usedSeats ?? '') });
  const draft = useDraft<typeof initialValues>(seatsDraftKey(profile.id, subscriptionId));

  async function submit({ assigned_seats: text }: typeof initialValues) {
    const usedSeats = parseNumber(seatRules.assigned_seats, text);
    const failure = usedSeats === undefined ? undefined : await assign(usedSeats);
    return failure?.status === 422 ? serverErrors(failure, { assigned_seats: label }) : undefined;
  }

  const name = profile.current?.name;
  const failure = mutation.error && (
    <SubscriptionErrorAlert profile={profile} mutation={mutation} />
  );
  const confirmation = excess && excessConfirmation(excess.usedSeats, excess.totalSeats);
  return (
    <FormDialog
      title="Assign seats"
      description={[subscription?.seatType, name].filter(Boolean).join(' seats of ')}
      size="small"
      form={form}
      submitLabel="Assign seats"
      busy={mutation.isPending}
      finalFocus={finalFocus}
      onClose={onClose}
      fields={fields}
      initialValues={initialValues}
      onSubmit={submit}
      draft={draft}
      hasChanges={(from, to) =>
        isDifferentNumber(seatRules.assigned_seats, from.assigned_seats, to.assigned_seats)
      }
      nestedDialogs={
        confirmation && (
          <ConfirmDialog
            open
            title={confirmation.title}
            text={confirmation.text}
            tone="warning"
            icon={<UserPlus size={18} />}
            confirmLabel={confirmation.button}
            busy={mutation.isPending}
            onConfirm={() => void confirm()}
            onCancel={dismiss}
          >
            {failure}
          </ConfirmDialog>
        )
      }
    >
      <Stack gap={5}>
        {!excess && failure}
        <SeatsField
          name="assigned_seats"
          label={label}
          rule={seatRules.assigned_seats}
          current={subscription?.usedSeats ?? null}
        />
        {subscription && (
          <div>
            <AssignmentPreview before={subscription} />
            <ExcessWarning totalSeats={subscription.totalSeats} />
          </div>
        )}
      </Stack>
    </FormDialog>
  );
}
