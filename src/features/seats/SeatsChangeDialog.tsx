import styled from '@emotion/styled';
import { useField } from 'formik';
import { TriangleAlert, UserPlus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { DialogSubject, FormDialog } from '~/components/FormDialog';
import { MutationErrorAlert } from '~/components/MutationErrorAlert';
import type { NumberRule } from '~/domain/rules/FieldRule';
import { parseNumber } from '~/domain/rules/checkField';
import { implausibleFactor, seatsRule, stepSeats } from '~/domain/rules/organizationRules';
import { excessSeats, seatsAfter, seatsAfterTotalChange, safeTotal } from '~/domain/seats';
import type { Subscription } from '~/domain/Subscription';
import { cleanField } from '~/domain/text/cleanField';
import { FormField, ReasonField } from '~/forms/FormField';
import { reasonField, reasonToSend } from '~/forms/FormFields';
import { useDialogForm } from '~/hooks/useUnsavedChangesGuard';
import { formatChange, formatNumber } from '~/lib/format';
import { excessConfirmation, excessWarning, timesCurrentHint } from '~/messages/confirmations';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { Inline } from '~/ui/layout';
import { Muted } from '~/ui/text';
import { type SeatsDialogProps, useSeatsDraft } from './seatsDraft';
import { SeatsPreview } from './SeatsPreview';
import { seatsChanges, useSeatsChange, type SeatsChangeKind } from './useSeatsChange';

interface SeatsChangeDialogProps extends SeatsDialogProps {
  readonly kind: SeatsChangeKind;
  readonly subscription: Subscription;
}

/** Assigns a subscription's seats or changes their total, with a preview of the figures. */
export const SeatsChangeDialog = observer(function SeatsChangeDialog({
  kind,
  profile,
  subscription,
  ...dialog
}: SeatsChangeDialogProps) {
  const { title, label, pointer, figure } = seatsChanges[kind];
  const form = useDialogForm();
  const close = () => form.guard.bypass(dialog.onClose);
  const { seen, excess, mutation, save, confirm, dismiss } = useSeatsChange(
    kind,
    profile,
    subscription,
    close,
  );
  const current = seen.subscription[figure];
  const [initialValues] = useState({ seats: String(current ?? ''), reason: '' });
  const target = useMemo(() => ({ kind, subscription }), [kind, subscription]);
  const draft = useSeatsDraft<typeof initialValues>(profile, target);
  const { used_seats: usedSeats } = seen.subscription;
  const rule = useMemo(() => seatsRule(kind, usedSeats, current), [kind, usedSeats, current]);
  const fields = useMemo(() => ({ seats: { label, rule }, reason: reasonField }), [label, rule]);

  async function submit({ seats: text, reason }: typeof initialValues) {
    const seats = parseNumber(rule, text);
    if (seats === undefined) return undefined;
    if (seats !== current) return save({ seats, reason: reasonToSend(reason) });
    close();
    return undefined;
  }

  const confirmation = excess && excessConfirmation(excess.seats, excess.totalSeats);
  const subject = {
    name: profile.current?.name,
    detail: seen.subscription.seat_type ?? undefined,
  };
  return (
    <FormDialog
      {...dialog}
      title={title}
      subject={subject}
      entity="subscription"
      size="small"
      selectsFirstField
      form={form}
      mutation={mutation}
      fields={fields}
      initialValues={initialValues}
      onSubmit={submit}
      fieldAt={(field) => (field === pointer ? 'seats' : undefined)}
      draft={draft}
      hasChanges={(from, to) => seatsOf(rule, from.seats) !== seatsOf(rule, to.seats)}
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
            messages={
              <MutationErrorAlert
                mutation={mutation}
                entity="subscription"
                entityName={profile.current?.name}
              />
            }
          >
            <DialogSubject {...subject} />
          </ConfirmDialog>
        )
      }
    >
      <SeatsFields kind={kind} rule={rule} subscription={seen.subscription} />
      <ReasonField />
    </FormDialog>
  );
});

/** The number that a text stands for, also as a change ("+20"); the text if it is none. */
function seatsOf(rule: NumberRule, text: string): number | string {
  return parseNumber({ ...rule, min: 0 }, cleanField(rule, text)) ?? text;
}

interface SeatsFieldsProps {
  readonly kind: SeatsChangeKind;
  readonly rule: NumberRule;
  readonly subscription: Subscription;
}

/** The number with its change from today, what the last 90 days say, and the figures. */
function SeatsFields({ kind, rule, subscription }: SeatsFieldsProps) {
  const { label, figure } = seatsChanges[kind];
  const [{ value }, , { setValue }] = useField<string>('seats');
  // Two presses may come before the form renders again.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const current = subscription[figure];
  const step = (by: -1 | 1) => {
    latest.current = stepSeats(rule, cleanField(rule, latest.current), current ?? 0, by);
    void setValue(latest.current);
  };
  const seats = parseNumber(rule, cleanField(rule, value));
  const factor = implausibleFactor(current ?? 0, seats ?? 0);
  const difference = current === null || seats === undefined ? 0 : seats - current;
  const after = kind === 'assign' ? seatsAfter : seatsAfterTotalChange;
  const excess = kind === 'assign' ? excessSeats(seats ?? 0, subscription.total_seats) : 0;
  const { total_seats: total, peak_used_seats_90_days: peak = null } = subscription;
  const safe = kind === 'total' ? safeTotal(subscription) : undefined;
  return (
    <>
      <FormField
        kind="stepper"
        name="seats"
        label={label}
        hint={factor && timesCurrentHint(factor)}
        decreaseLabel="One seat fewer"
        increaseLabel="One seat more"
        onStep={step}
        note={difference !== 0 && `${formatChange(difference)} from ${formatNumber(current ?? 0)}`}
      />
      {safe !== undefined && peak !== null && total !== null && safe < total && (
        <Muted as={Inline} justify="between" wrap>
          <span>{`At most ${formatNumber(peak)} in use in the last 90 days.`}</span>
          <Button size="small" onClick={() => void setValue(String(safe))}>
            {`Use ${formatNumber(safe)}`}
          </Button>
        </Muted>
      )}
      <SeatsPreview
        before={subscription}
        after={seats === undefined ? undefined : after(subscription, seats)}
      />
      {/* Always rendered: a live region announces only what changes in it. */}
      <Warning role="status">
        {excess > 0 && (
          <>
            <TriangleAlert size={16} aria-hidden="true" />
            <span>{excessWarning(excess)}</span>
          </>
        )}
      </Warning>
    </>
  );
}

const Warning = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  color: ${theme.warning.text};
  &:empty {
    position: absolute;
  }
  & > svg {
    margin-block-start: 2px;
  }
`;
