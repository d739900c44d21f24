import { useState } from 'react';
import { Button } from '~/ui/button/Button';
import { Field } from '~/ui/field/Field';
import { Row } from '~/ui/layout/Row';
import { Select } from '~/ui/field/Select';
import type { MockControl } from '../control';
import type { Fault } from '../http/Fault';
import { faultPresets, faultLabel } from './faultPresets';
import { PanelFields } from './PanelSection';

const options = Object.entries(faultPresets).map(([value, { label }]) => ({ value, label }));
const kinds = [
  { value: 'any', label: 'Any call' },
  { value: 'read', label: 'Reads' },
  { value: 'write', label: 'Writes' },
] as const;

interface FailNextCallProps {
  readonly control: MockControl;
  /** Pending faults. */
  readonly faults: readonly Fault[];
}

/**
 * Makes the next call that the user waits for fail, including the console's automatic retries, so
 * that the failure is visible.
 */
export function FailNextCall({ control, faults }: FailNextCallProps) {
  const [presetName, setPresetName] = useState('internal_error');
  const [kind, setKind] = useState<(typeof kinds)[number]['value']>('any');
  const failNextCall = () => {
    const preset = faultPresets[presetName];
    if (preset)
      control.failNext({
        effect: preset.effect,
        includeRetries: preset.includeRetries ?? false,
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
              value={presetName}
              onChange={({ target }) => setPresetName(target.value)}
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
        <Button onClick={failNextCall}>Fail next call</Button>
      </PanelFields>
      <Row justify="space-between" role="status">
        {faults.length > 0 && (
          <>
            <span>{`Pending: ${faults.map(faultLabel).join('; ')}`}</span>
            <Button variant="quiet" size="small" onClick={() => control.clearFaults()}>
              Cancel failure
            </Button>
          </>
        )}
      </Row>
    </>
  );
}
