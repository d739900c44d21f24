import { FieldArray, useField } from 'formik';
import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { blankSubscription, type SubscriptionValues } from '~/domain/organizationValues';
import { Button } from '~/ui/Button';
import { FieldError } from '~/ui/Field';
import { Stack } from '~/ui/Page';
import { SubscriptionRow } from './SubscriptionRow';
import { useFieldId } from './fieldId';

const name = 'subscriptions';

interface SubscriptionRowsProps {
  /** Seat types to choose from; any other can be typed. */
  readonly seatTypes: readonly string[];
}

/**
 * The subscriptions of a new organization, one group each. Focus moves to an added row, and to a
 * neighbour of a removed one.
 */
export function SubscriptionRows({ seatTypes }: SubscriptionRowsProps) {
  const [{ value: rows }, { error, touched }] = useField<readonly SubscriptionValues[]>(name);
  const id = useFieldId(name);
  const element = useRef<HTMLDivElement>(null);
  const message = touched && typeof error === 'string' ? error : undefined;

  const pendingFocus = useRef<string>(undefined);
  useEffect(() => {
    if (pendingFocus.current)
      element.current?.querySelector<HTMLElement>(pendingFocus.current)?.focus();
    pendingFocus.current = undefined;
  });

  return (
    <FieldArray name={name}>
      {(array) => (
        <Stack gap={3} ref={element}>
          {rows.map((_, index) => {
            const removeRow = () => {
              pendingFocus.current =
                rows.length > 1
                  ? `[data-row="${Math.min(index, rows.length - 2)}"] input`
                  : `[id="${id}"]`;
              array.remove(index);
            };
            return (
              // oxlint-disable-next-line react/no-array-index-key -- the position is its identity
              <div key={index} data-row={index}>
                <SubscriptionRow
                  name={`${name}.${index}`}
                  number={index + 1}
                  seatTypes={seatTypes}
                  onRemove={removeRow}
                />
              </div>
            );
          })}
          <div>
            <Button
              id={id}
              size="small"
              icon={<Plus size={14} aria-hidden="true" />}
              aria-describedby={message && `${id}-error`}
              data-invalid={message && ''}
              onClick={() => {
                pendingFocus.current = `[data-row="${rows.length}"] input`;
                array.push(blankSubscription);
              }}
            >
              Add subscription
            </Button>
          </div>
          {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
        </Stack>
      )}
    </FieldArray>
  );
}
