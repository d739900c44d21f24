import styled from '@emotion/styled';
import { useState, type SyntheticEvent } from 'react';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { Field } from '~/ui/field/Field';
import { MutedText } from '~/ui/text/MutedText';
import { Row } from '~/ui/layout/Row';
import { Select } from '~/ui/field/Select';
import { TextInput } from '~/ui/field/TextInput';
import type { Demo } from '../demo/Demo';
import { parseDayParameter, parseSeedParameter } from '../demoParameters';
import { scenarioNames, scenarios, type ScenarioName } from '../scenarios/scenarios';
import { PanelFields, PanelSection } from './PanelSection';

const options = scenarioNames.map((value) => ({ value, label: scenarios[value].title }));

/**
 * Chooses scenario, seed and day. Starting reloads the page, because everything that the console
 * has loaded belongs to the previous data.
 */
export function DatasetSection({ demo }: { readonly demo: Demo }) {
  const [scenario, setScenario] = useState<ScenarioName>(demo.dataset.scenario);
  const [seed, setSeed] = useState(String(demo.dataset.seed));
  const [today, setToday] = useState(demo.dataset.today ?? '');
  const seedError = parseSeedParameter(seed) === undefined && 'Seed should be a whole number.';
  const dayError =
    today !== '' &&
    parseDayParameter(today) === undefined &&
    'Today should be a date from 2000 to 2099.';

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (seedError || dayError) return;
    demo.start({
      scenario,
      seed: parseSeedParameter(seed) ?? demo.dataset.seed,
      today: parseDayParameter(today),
    });
  };
  return (
    <PanelSection title="Demo data">
      <form onSubmit={submit} noValidate>
        <PanelFields>
          <Field label="Scenario">
            {(control) => (
              <Select
                {...control}
                options={options}
                value={scenario}
                onChange={({ target }) => setScenario(target.value as ScenarioName)}
              />
            )}
          </Field>
          <Field label="Seed" error={seedError}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={seed}
                onChange={({ target }) => setSeed(target.value)}
              />
            )}
          </Field>
          <Field label="Today" error={dayError}>
            {(control) => (
              <TextInput
                {...control}
                type="date"
                value={today}
                onChange={({ target }) => setToday(target.value)}
              />
            )}
          </Field>
        </PanelFields>
        <Footer justify="space-between" gap={3}>
          <MutedText>
            {`${scenarios[scenario].description} Leave Today empty to use the current date.`}
          </MutedText>
          <Button type="submit" variant="primary">
            Start
          </Button>
        </Footer>
      </form>
    </PanelSection>
  );
}

const Footer = styled(Row)`
  margin-block-start: ${theme.space[3]};
`;
