import { useCallback, useMemo, useState, type RefObject } from 'react';
import { FormDialog } from '~/components/FormDialog';
import { totalSeatsRules } from '~/domain/rules/organizationRules';
import { parseNumber } from '~/domain/rules/parseNumber';
import { isDifferentNumber, totalSeatsRule } from '~/domain/rules/seatsInput';
import { useDraft } from '~/hooks/useDraft';
import { useDialogForm } from '~/hooks/useDialogForm';
import { SeatsField } from './SeatsField';
import { TotalSeatsPreview } from './TotalSeatsPreview';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { Stack } from '~/ui/layout/Stack';
import { SubscriptionErrorAlert } from './SubscriptionErrorAlert';
import { totalSeatsDraftKey, type TotalSeatsDraft } from './totalSeatsDraft';
import { totalSeatsLabel, useTotalSeatsChange } from './useTotalSeatsChange';

interface ChangeTotalSeatsDialogProps {
  readonly profile: ProfileQueries;
  readonly subscriptionId: string;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** Raises or lowers a subscription's total, with a preview of the resulting figures. */
export function ChangeTotalSeatsDialog({
  profile,
  subscriptionId,
  finalFocus,
  onClose,
}: ChangeTotalSeatsDialogProps) {
  const form = useDialogForm();
  const close = () => form.guard.bypass(onClose);
  const { subscription, mutation, save } = useTotalSeatsChange(profile, subscriptionId, close);
  const { totalSeats = null, usedSeats = null } = subscription ?? {};
  const [initialValues] = useState({ total_seats: String(totalSeats ?? '') });
  const { restored, update } = useDraft<TotalSeatsDraft>(totalSeatsDraftKey(profile.id));
  const updateDraft = useCallback(
    (values: typeof initialValues | undefined) => update(values && { subscriptionId, values }),
    [update, subscriptionId],
  );
  const rule = useMemo(() => totalSeatsRule(usedSeats), [usedSeats]);
  const fields = useMemo(() => ({ total_seats: { label: totalSeatsLabel, rule } }), [rule]);

  async function submit({ total_seats: text }: typeof initialValues) {
    const total = parseNumber(rule, text);
    if (total === undefined) return undefined;
    if (total !== totalSeats) return save(total);
    close();
    return undefined;
  }

  const name = profile.current?.name;
  return (
    <FormDialog
      title="Change total seats"
      description={[subscription?.seatType, name].filter(Boolean).join(' seats of ')}
      size="small"
      form={form}
      submitLabel="Save changes"
      busy={mutation.isPending}
      finalFocus={finalFocus}
      onClose={onClose}
      fields={fields}
      initialValues={initialValues}
      onSubmit={submit}
      draft={{ restored: restored?.values, update: updateDraft }}
      hasChanges={(from, to) =>
        isDifferentNumber(totalSeatsRules.total_seats, from.total_seats, to.total_seats)
      }
    >
      <Stack gap={5}>
        <SubscriptionErrorAlert profile={profile} mutation={mutation} />
        <SeatsField name="total_seats" label={totalSeatsLabel} rule={rule} current={totalSeats} />
        {subscription && <TotalSeatsPreview before={subscription} />}
      </Stack>
    </FormDialog>
  );
}
