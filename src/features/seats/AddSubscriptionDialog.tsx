import { useMemo, useState } from 'react';
import { FormDialog } from '~/components/FormDialog';
import {
  blankSubscription,
  toSubscriptionPayload,
  type SubscriptionValues,
} from '~/domain/organizationValues';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { FieldGrid, subscriptionFormFields } from '~/forms/OrganizationFields';
import { reasonField, reasonToSend } from '~/forms/FormFields';
import { FormField, ReasonField } from '~/forms/FormField';
import { useDialogForm } from '~/hooks/useUnsavedChangesGuard';
import { useMutation } from '~/hooks/useMutation';
import { IdempotencyKey } from '~/lib/IdempotencyKey';
import { useStores } from '~/stores/context';
import { addSubscription } from '~/stores/mutations/organizationMutations';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { seenSeatTypes } from '~/stores/OrganizationsStore';
import { conditionalWrite } from '~/stores/mutations/conditionalWrite';
import { type SeatsDialogProps, useSeatsDraft } from './seatsDraft';

const target = { kind: 'add' } as const;
const initialValues: SubscriptionValues & { readonly reason: string } = {
  ...blankSubscription,
  reason: '',
};

/**
 * Adds a subscription to the version of an organization that the user saw, and after a 412 to the
 * current one. It suggests the seat types of other organizations that this one lacks.
 */
export function AddSubscriptionDialog({ profile, ...dialog }: SeatsDialogProps) {
  const stores = useStores();
  const form = useDialogForm();
  const draft = useSeatsDraft<typeof initialValues>(profile, target);
  const [{ etag, seatTypes }, setBase] = useState(() => baseVersion(profile));
  const [idempotencyKey] = useState(() => new IdempotencyKey());
  const mutation = useMutation(
    (values: typeof initialValues) => {
      const reason = reasonToSend(values.reason);
      const payload = { ...toSubscriptionPayload(values), ...(reason && { reason }) };
      const key = idempotencyKey.forPayload(payload);
      const seen = { id: profile.id, etag };
      return conditionalWrite(stores, seen, addSubscription(payload, key));
    },
    () => form.guard.bypass(dialog.onClose),
  );
  const fields = useMemo(
    () => ({
      ...subscriptionFormFields,
      seat_type: { ...subscriptionFormFields.seat_type, taken: seatTypes },
      reason: reasonField,
    }),
    [seatTypes],
  );
  const suggestions = useMemo(() => {
    const taken = seatTypes.map(uniqueKey);
    return seenSeatTypes(stores.organizations).filter(
      (seatType) => !taken.includes(uniqueKey(seatType)),
    );
  }, [stores, seatTypes]);

  async function submit(values: typeof initialValues) {
    const error = await mutation.run(values);
    if (error?.status === 412) setBase(baseVersion(profile));
    return error;
  }

  return (
    <FormDialog
      {...dialog}
      title="Add subscription"
      subject={{ name: profile.current?.name }}
      entity="subscription"
      size="small"
      form={form}
      mutation={mutation}
      fields={fields}
      initialValues={initialValues}
      onSubmit={submit}
      draft={draft}
      hasChanges={hasChanges}
    >
      <FieldGrid>
        <FormField name="seat_type" label={fields.seat_type.label} suggestions={suggestions} />
        <FormField kind="number" name="total_seats" label={fields.total_seats.label} />
      </FieldGrid>
      <ReasonField />
    </FormDialog>
  );
}

/** A reason alone is no unsaved change. */
function hasChanges(_: SubscriptionValues, { seat_type, total_seats }: SubscriptionValues) {
  return seat_type !== '' || total_seats !== '';
}

/** The version that a subscription is added to, with the seat types that it already has. */
function baseVersion({ subscriptions: { data }, version }: ProfileQueries) {
  return {
    etag: (data ?? version)?.etag,
    seatTypes: data?.rows.flatMap(({ seat_type: seatType }) => seatType ?? []) ?? [],
  };
}
