import { useMemo, type RefObject } from 'react';
import { FormDialog } from '~/components/FormDialog';
import { blankSubscription, type SubscriptionValues } from '~/domain/organizationValues';
import { FieldGrid } from '~/forms/FieldGrid';
import { FormField } from '~/forms/FormField';
import { NumberField } from '~/forms/NumberField';
import { subscriptionFields } from '~/domain/rules/organizationRules';
import { useDraft } from '~/hooks/useDraft';
import { useDialogForm } from '~/hooks/useDialogForm';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { seenSeatTypes } from '~/stores/seenSeatTypes';
import { SuggestInput } from '~/ui/field/SuggestInput';
import { addSubscriptionDraftKey } from './addSubscriptionDraftKey';
import { SubscriptionErrorAlert } from './SubscriptionErrorAlert';
import { useSubscriptionAddition } from './useSubscriptionAddition';

interface AddSubscriptionDialogProps {
  readonly profile: ProfileQueries;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/**
 * Adds a subscription to an organization. It suggests the seat types of other organizations that
 * this one lacks.
 */
export function AddSubscriptionDialog({
  profile,
  finalFocus,
  onClose,
}: AddSubscriptionDialogProps) {
  const form = useDialogForm();
  const { organizations } = useStores();
  const draft = useDraft<SubscriptionValues>(addSubscriptionDraftKey(profile.id));
  const { takenSeatTypes, mutation, add } = useSubscriptionAddition(profile, () =>
    form.guard.bypass(onClose),
  );
  const fields = useMemo(
    () => ({
      ...subscriptionFields,
      seat_type: { ...subscriptionFields.seat_type, taken: takenSeatTypes },
    }),
    [takenSeatTypes],
  );
  const suggestions = useMemo(
    () => seenSeatTypes(organizations).filter((seatType) => !takenSeatTypes.includes(seatType)),
    [organizations, takenSeatTypes],
  );

  return (
    <FormDialog
      title="Add subscription"
      description={profile.current?.name || undefined}
      size="small"
      form={form}
      submitLabel="Add subscription"
      busy={mutation.isPending}
      finalFocus={finalFocus}
      onClose={onClose}
      fields={fields}
      initialValues={blankSubscription}
      onSubmit={add}
      draft={draft}
    >
      <SubscriptionErrorAlert profile={profile} mutation={mutation} />
      <FieldGrid>
        <FormField
          name="seat_type"
          label={fields.seat_type.label}
          control={SuggestInput}
          controlProps={{ suggestions, autoComplete: 'off' }}
        />
        <NumberField name="total_seats" label={fields.total_seats.label} />
      </FieldGrid>
    </FormDialog>
  );
}
