import { useField } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import type { NumberRule } from '~/domain/rules/FieldRule';
import { parseNumber } from '~/domain/rules/parseNumber';
import { stepSeats } from '~/domain/rules/seatsInput';
import { FormField } from '~/forms/FormField';
import { formatChange, formatNumber } from '~/lib/format';
import { NumberStepper } from '~/ui/field/NumberStepper';

interface SeatsFieldProps {
  readonly name: string;
  readonly label: string;
  readonly rule: NumberRule;
  /** The number today, if known. */
  readonly current: number | null;
}

/** A number of seats with buttons that change it by one, and its change from today. */
export function SeatsField({ name, label, rule, current }: SeatsFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  // Two presses may come before the form renders again.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const step = (by: -1 | 1) => {
    latest.current = stepSeats(rule, latest.current, current ?? 0, by);
    void setValue(latest.current);
  };
  const seats = parseNumber(rule, value);
  const change = current === null || seats === undefined ? 0 : seats - current;
  return (
    <FormField
      name={name}
      label={label}
      control={NumberStepper}
      controlProps={{
        decreaseLabel: 'One seat fewer',
        increaseLabel: 'One seat more',
        onStep: step,
        note:
          change !== 0 &&
          current !== null &&
          `${formatChange(change)} from ${formatNumber(current)}`,
      }}
    />
  );
}
