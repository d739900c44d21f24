import { useId, useMemo, useState, type RefObject } from 'react';
import { FormDialog } from '~/components/FormDialog';
import { MutationErrorAlert } from '~/components/MutationErrorAlert';
import { blankSubscription, type SubscriptionValues } from '~/domain/organizationValues';
import { FieldGrid } from '~/forms/FieldGrid';
import { Form } from '~/forms/Form';
import { FormField } from '~/forms/FormField';
import { NumberField } from '~/forms/NumberField';
import { subscriptionFormFields } from '~/forms/organizationFormFields';
import { useDraft } from '~/hooks/useDraft';
import { useUnsavedChangesGuard } from '~/hooks/useUnsavedChangesGuard';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { seenSeatTypes } from '~/stores/seenSeatTypes';
import { SuggestInput } from '~/ui/field/SuggestInput';
import { addSubscriptionDraftKey } from './addSubscriptionDraftKey';
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
  const formId = useId();
  const { organizations } = useStores();
  const draft = useDraft<SubscriptionValues>(addSubscriptionDraftKey(profile.id));
  const [dirty, setDirty] = useState(false);
  const guard = useUnsavedChangesGuard(dirty);
  const { takenSeatTypes, mutation, add } = useSubscriptionAddition(profile, () =>
    guard.bypass(onClose),
  );
  const fields = useMemo(
    () => ({
      ...subscriptionFormFields,
      seat_type: { ...subscriptionFormFields.seat_type, taken: takenSeatTypes },
    }),
    [takenSeatTypes],
  );
  const suggestions = useMemo(
    () => seenSeatTypes(organizations).filter((seatType) => !takenSeatTypes.includes(seatType)),
    [organizations, takenSeatTypes],
  );

  const name = profile.current?.name || undefined;
  return (
    <FormDialog
      title="Add subscription"
      description={name}
      size="small"
      formId={formId}
      submitLabel="Add subscription"
      busy={mutation.isPending}
      guard={guard}
      finalFocus={finalFocus}
      onClose={onClose}
    >
      <Form
        id={formId}
        fields={fields}
        initialValues={blankSubscription}
        onSubmit={add}
        onDirtyChange={setDirty}
        draft={draft}
      >
        <MutationErrorAlert
          error={mutation.error}
          entity={mutation.error?.status === 412 ? 'organization' : 'subscription'}
          entityName={name}
          onDismiss={mutation.reset}
        />
        <FieldGrid>
          <FormField
            name="seat_type"
            label={fields.seat_type.label}
            control={SuggestInput}
            controlProps={{ suggestions, autoComplete: 'off' }}
          />
          <NumberField name="total_seats" label={fields.total_seats.label} />
        </FieldGrid>
      </Form>
    </FormDialog>
  );
}
