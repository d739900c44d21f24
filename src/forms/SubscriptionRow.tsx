import styled from '@emotion/styled';
import { Trash2 } from 'lucide-react';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/Button';
import { Fieldset } from '~/ui/Field';
import { SuggestInput } from '~/ui/Input';
import { FormField } from './FormField';
import { NumberField } from './NumberField';

interface SubscriptionRowProps {
  /** The name of the row's value: `subscriptions.0`. */
  readonly name: string;
  /** Its number, from 1. */
  readonly number: number;
  /** Seat types to choose from; any other can be typed. */
  readonly seatTypes: readonly string[];
  readonly onRemove: () => void;
}

/** One subscription of a new organization: a row of a grid whose first row has the visible labels. */
export function SubscriptionRow({ name, number, seatTypes, onRemove }: SubscriptionRowProps) {
  const hideLabel = number > 1;
  return (
    <Fieldset legend={`Subscription ${number}`} hideLegend>
      <Grid hasLabels={!hideLabel}>
        <RowNumber aria-hidden="true">{number}</RowNumber>
        <FormField
          name={`${name}.seat_type`}
          label="Seat type"
          hideLabel={hideLabel}
          control={SuggestInput}
          controlProps={{ suggestions: seatTypes, autoComplete: 'off' }}
        />
        <NumberField name={`${name}.total_seats`} label="Total seats" hideLabel={hideLabel} />
        <span>
          <IconButton
            label="Remove subscription"
            icon={<Trash2 size={16} aria-hidden="true" />}
            onClick={onRemove}
          />
        </span>
      </Grid>
    </Fieldset>
  );
}

// The number and the button are beside the controls, not their labels.
const besideControlsStyle = `
  & > span {
    margin-block-start: 22px;
  }
`;
const Grid = styled.div<{ readonly hasLabels: boolean }>`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr) 160px auto;
  align-items: start;
  gap: ${theme.space[3]};
  ${({ hasLabels }) => hasLabels && besideControlsStyle}
  ${theme.media.belowMedium} {
    grid-template-columns: 12px minmax(0, 1fr) 96px auto;
    column-gap: ${theme.space[2]};
  }
`;
const RowNumber = styled.span`
  display: flex;
  align-items: center;
  min-block-size: ${theme.control.medium};
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-variant-numeric: tabular-nums;
  ${theme.media.belowMedium} {
    min-block-size: ${theme.control.large};
  }
`;
