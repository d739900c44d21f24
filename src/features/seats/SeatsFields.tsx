import { useField } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import type { NumberRule } from '~/domain/rules/FieldRule';
import { parseNumber } from '~/domain/rules/parseNumber';
import { stepSeats, implausibleFactor } from '~/domain/rules/seatsInput';
import type { SeatLevel } from '~/domain/seatLevel';
import type { DailySeats, Subscription } from '~/domain/Subscription';
import { FormField } from '~/forms/FormField';
import { formatChange, formatNumber } from '~/lib/format';
import { timesCurrentHint } from '~/messages/confirmations';
import type { SeatsChangeKind } from './SeatsChangeKind';
import { SeatsPreview } from './SeatsPreview';
import { SeatsWarning } from './SeatsWarning';

interface SeatsFieldsProps {
  readonly change: SeatsChangeKind;
  readonly rule: NumberRule;
  readonly subscription: Subscription;
  /** Today's level of the subscription. */
  readonly level: SeatLevel | undefined;
  /** What the change asks for by `daysFor`, once loaded. */
  readonly days: readonly DailySeats[] | undefined;
}

/**
 * A number of seats with buttons that change it by one, and its change from today; below it the
 * figures before and after.
 */
export function SeatsFields({ change, rule, subscription, level, days }: SeatsFieldsProps) {
  const { label, figure, after, segments, warning, daysFor } = change;
  const [{ value }, , { setValue }] = useField<string>('seats');
  // Two presses may come before the form renders again.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const current = subscription[figure];
  const step = (by: -1 | 1) => {
    latest.current = stepSeats(rule, latest.current, current ?? 0, by);
    void setValue(latest.current);
  };
  const canWarn = !daysFor || daysFor(subscription) !== undefined;
  const seats = parseNumber(rule, value);
  const factor = implausibleFactor(current ?? 0, seats ?? 0);
  const difference = current === null || seats === undefined ? 0 : seats - current;
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
        note={
          difference !== 0 &&
          current !== null &&
          `${formatChange(difference)} from ${formatNumber(current)}`
        }
      />
      <div>
        <SeatsPreview
          before={subscription}
          after={seats === undefined ? undefined : after(subscription, seats)}
          segments={segments(subscription, seats, level)}
        />
        {canWarn && (
          <SeatsWarning
            text={seats === undefined ? undefined : warning(subscription, seats, days)}
          />
        )}
      </div>
    </>
  );
}
