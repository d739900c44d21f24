import styled from '@emotion/styled';
import type { SelectOption } from '~/ui/Select';
import type { FormFieldProps } from './FormField';
import { SelectField } from './SelectField';
import { TextField } from './TextField';

interface MoneyFieldProps extends FormFieldProps {
  /** The field of its currency, attached to the amount; its label is for screen readers only. */
  readonly currency: {
    readonly name: string;
    readonly label: string;
    readonly options: readonly SelectOption[];
  };
}

/** An amount with its currency: two fields that look like one control. */
export function MoneyField({ currency, ...field }: MoneyFieldProps) {
  return (
    <Joined>
      <TextField {...field} inputMode="decimal" autoComplete="off" align="end" />
      <SelectField {...currency} hideLabel />
    </Joined>
  );
}

// Both fields share one grid, so that the messages of either take the whole width, and one reserved line.
// The border between the two belongs to the one with focus or an error.
const Joined = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 104px;
  & > div {
    display: contents;
  }
  & > div > * {
    grid-column: 1 / -1;
  }
  & > div > span {
    grid-row: 2;
    &:focus-within,
    &:has(> [aria-invalid='true']) {
      z-index: 1;
    }
  }
  & > div:first-of-type > span {
    grid-column: 1;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  & > div:last-of-type {
    --message-line: 0px;
  }
  & > div:last-of-type > span {
    grid-column: 2;
    inline-size: calc(100% + 1px);
    margin-inline-start: -1px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`;
