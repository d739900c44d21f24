import { UserPlus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo, useState, type RefObject } from 'react';
import { DialogSubject } from '~/components/DialogSubject';
import { FormDialog } from '~/components/FormDialog';
import { parseNumber } from '~/domain/rules/parseNumber';
import { isDifferentNumber } from '~/domain/rules/seatsInput';
import { activeSeatTypeLevel } from '~/domain/seatLevel';
import type { Subscription } from '~/domain/Subscription';
import { reasonField, reasonToSend } from '~/forms/FormFields';
import { ReasonField } from '~/forms/FormField';
import { useDialogForm } from '~/hooks/useDialogForm';
import { useQuery } from '~/hooks/useQuery';
import { excessConfirmation } from '~/messages/confirmations';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { ConfirmDialog } from '~/ui/Dialog';
import { Stack } from '~/ui/Page';
import type { SeatsChangeKind } from './SeatsChangeKind';
import { useSeatsDraft } from './seatsDraft';
import { SeatsFields } from './SeatsFields';
import { SubscriptionErrorAlert } from './SubscriptionErrorAlert';
import { useSeatsChange } from './useSeatsChange';

/** The properties of a dialog that changes a subscription. */
export interface SubscriptionDialogProps {
  readonly profile: ProfileQueries;
  readonly subscription: Subscription;
  readonly finalFocus: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

interface SeatsChangeDialogProps extends SubscriptionDialogProps {
  readonly change: SeatsChangeKind;
}

/** Changes one number of a subscription's seats, with a preview of the resulting figures. */
export const SeatsChangeDialog = observer(function SeatsChangeDialog({
  change,
  profile,
  subscription,
  finalFocus,
  onClose,
}: SeatsChangeDialogProps) {
  const { dialog, title, submitLabel, label, figure, ruleFor, daysFor, ignoresUnchanged } = change;
  const form = useDialogForm();
  const close = () => form.guard.bypass(onClose);
  const { seen, excess, mutation, save, confirm, dismiss } = useSeatsChange(
    change,
    profile,
    subscription,
    close,
  );
  const [initialValues] = useState({
    seats: String(seen.subscription[figure] ?? ''),
    reason: '',
  });
  const target = useMemo(() => ({ dialog, subscription }), [dialog, subscription]);
  const draft = useSeatsDraft<typeof initialValues>(profile, target);
  const { used_seats: usedSeats } = seen.subscription;
  const rule = useMemo(() => ruleFor(usedSeats), [ruleFor, usedSeats]);
  const period = daysFor?.(seen.subscription);
  const days = useQuery(period && profile.dailySeats(period))?.data?.rows;
  const level = activeSeatTypeLevel(profile.current?.status, seen.subscription);
  const fields = useMemo(() => ({ seats: { label, rule }, reason: reasonField }), [label, rule]);

  async function submit({ seats: text, reason }: typeof initialValues) {
    const seats = parseNumber(rule, text);
    if (seats === undefined) return undefined;
    if (!ignoresUnchanged || seats !== seen.subscription[figure])
      return save({ seats, reason: reasonToSend(reason) });
    close();
    return undefined;
  }

  const confirmation = excess && excessConfirmation(excess.seats, excess.totalSeats);
  const error = <SubscriptionErrorAlert profile={profile} mutation={mutation} />;
  const subject = <DialogSubject organization={profile.current} subscription={seen.subscription} />;
  return (
    <FormDialog
      title={title}
      description={subject}
      size="small"
      selectsFirstField
      form={form}
      submitLabel={submitLabel}
      busy={mutation.isPending}
      finalFocus={finalFocus}
      onClose={onClose}
      fields={fields}
      initialValues={initialValues}
      onSubmit={submit}
      draft={draft}
      hasChanges={(from, to) => isDifferentNumber(ruleFor(null), from.seats, to.seats)}
      messages={!confirmation && error}
      nestedDialogs={
        confirmation && (
          <ConfirmDialog
            title={confirmation.title}
            text={confirmation.text}
            tone="warning"
            icon={<UserPlus size={18} />}
            confirmLabel={confirmation.button}
            busy={mutation.isPending}
            onConfirm={() => void confirm()}
            onCancel={dismiss}
            messages={error}
          >
            {subject}
          </ConfirmDialog>
        )
      }
    >
      <Stack gap={5}>
        <SeatsFields
          change={change}
          rule={rule}
          subscription={seen.subscription}
          level={level}
          days={days}
        />
        <ReasonField />
      </Stack>
    </FormDialog>
  );
});
