import { useField } from 'formik';
import { useLayoutEffect, useRef } from 'react';
import { parseAssignedSeats, stepAssignedSeats } from '~/domain/rules/parseAssignedSeats';
import { FormField } from '~/forms/FormField';
import { formatChange, formatNumber } from '~/lib/format';
import { NumberStepper } from '~/ui/field/NumberStepper';

interface AssignedSeatsFieldProps {
  readonly name: string;
  readonly label: string;
  /** The seats in use today, if known. */
  readonly usedSeats: number | null;
}

/** The number of assigned seats with buttons that change it by one, and its change from today. */
export function AssignedSeatsField({ name, label, usedSeats }: AssignedSeatsFieldProps) {
  const [{ value }, , { setValue }] = useField<string>(name);
  // Two presses may come before the form renders again.
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  }, [value]);
  const step = (by: -1 | 1) => {
    latest.current = stepAssignedSeats(latest.current, usedSeats ?? 0, by);
    void setValue(latest.current);
  };
  const assigned = parseAssignedSeats(value);
  const change = usedSeats === null || assigned === undefined ? 0 : assigned - usedSeats;
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
          usedSeats !== null &&
          `${formatChange(change)} from ${formatNumber(usedSeats)}`,
      }}
    />
  );
}
