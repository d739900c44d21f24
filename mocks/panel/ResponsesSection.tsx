import { Field } from '~/ui/field/Field';
import { Select } from '~/ui/field/Select';
import type { ControlSnapshot, Latency, MockControl } from '../control';
import { FailNextCall } from './FailNextCall';
import { PanelFields, PanelSection } from './PanelSection';

const latencies: readonly Latency[] = [0, 300, 1_000, [1_000, 3_000], 5_000];
const failureRates = [0, 0.05, 0.2, 0.5, 1];

interface ResponsesSectionProps {
  readonly control: MockControl;
  readonly state: ControlSnapshot;
}

/** Latency and failures of the following calls. */
export function ResponsesSection({
  control,
  state: { latency, failureRate, faults },
}: ResponsesSectionProps) {
  const latencyOptions = toOptions(latencies, latency, latencyLabel);
  const failureRateOptions = toOptions(failureRates, failureRate, (rate) =>
    rate === 0 ? 'None' : `${Math.round(rate * 1000) / 10} % of calls`,
  );
  return (
    <PanelSection title="Responses">
      <PanelFields>
        <Field label="Latency">
          {(field) => (
            <Select
              {...field}
              options={latencyOptions}
              value={JSON.stringify(latency)}
              onChange={({ target }) => control.setLatency(JSON.parse(target.value) as Latency)}
            />
          )}
        </Field>
        <Field label="Failure rate">
          {(field) => (
            <Select
              {...field}
              options={failureRateOptions}
              value={JSON.stringify(failureRate)}
              onChange={({ target }) => control.setFailureRate(Number(target.value))}
            />
          )}
        </Field>
      </PanelFields>
      <FailNextCall control={control} faults={faults} />
    </PanelSection>
  );
}

/** The presets, plus the current value if it isn't one of them. */
function toOptions<T>(
  presets: readonly T[],
  current: T,
  label: (value: T) => string,
): { value: string; label: string }[] {
  const isPreset = presets.some((value) => JSON.stringify(value) === JSON.stringify(current));
  return (isPreset ? presets : [...presets, current]).map((value) => ({
    value: JSON.stringify(value),
    label: label(value),
  }));
}

function latencyLabel(latency: Latency): string {
  if (typeof latency !== 'number')
    return latency[0] === latency[1]
      ? latencyLabel(latency[0])
      : `${formatDuration(latency[0])} to ${formatDuration(latency[1])}`;
  return latency === 0 ? 'None' : formatDuration(latency);
}

function formatDuration(milliseconds: number): string {
  return milliseconds < 1_000 ? `${milliseconds} ms` : `${milliseconds / 1_000} s`;
}
