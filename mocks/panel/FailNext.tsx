import { useState } from 'react';
import { Button } from '../../src/ui/Button';
import { Field } from '../../src/ui/Field';
import { Row } from '../../src/ui/Row';
import { Select } from '../../src/ui/Select';
import type { MockControl } from '../control';
import type { Fault } from '../http/Fault';
import { failures, faultLabel } from './failures';
import { PanelFields } from './PanelSection';

const options = Object.entries(failures).map(([value, { label }]) => ({ value, label }));
const kinds = [
  { value: 'any', label: 'Any call' },
  { value: 'read', label: 'Reads' },
  { value: 'write', label: 'Writes' },
] as const;

interface FailNextProps {
  readonly control: MockControl;
  /** What waits for its call. */
  readonly faults: readonly Fault[];
}

/**
 * Lets one call fail, by itself: one that someone waits for, and the console's own further tries of
 * it too, so that people see it.
 */
export function FailNext({ control, faults }: FailNextProps) {
  const [chosen, setChosen] = useState('internal_error');
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('any');
  const fail = () => {
    const failure = failures[chosen];
    if (failure)
      control.failNext({
        effect: failure.effect,
        withTries: failure.withTries ?? false,
        awaited: true,
        ...(kind !== 'any' && { kind }),
      });
  };
  return (
    <>
      <PanelFields>
        <Field label="Fail the next call with">
          {(field) => (
            <Select
              {...field}
              options={options}
              value={chosen}
              onChange={({ target }) => setChosen(target.value)}
            />
          )}
        </Field>
        <Field label="Which calls">
          {(field) => (
            <Select
              {...field}
              options={kinds}
              value={kind}
              onChange={({ target }) =>
                setKind(kinds.find(({ value }) => value === target.value)?.value ?? 'any')
              }
            />
          )}
        </Field>
        <Button onClick={fail}>Fail next call</Button>
      </PanelFields>
      <Row justify="between" role="status">
        {faults.length > 0 && (
          <>
            <span>Waiting: {faults.map(faultLabel).join('; ')}</span>
            <Button variant="quiet" size="small" onClick={() => control.clearFaults()}>
              Take back
            </Button>
          </>
        )}
      </Row>
    </>
  );
}
