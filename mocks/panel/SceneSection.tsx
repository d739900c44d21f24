import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../src/ui/Button';
import { Field } from '../../src/ui/Field';
import { MutedText } from '../../src/ui/MutedText';
import { Row } from '../../src/ui/Row';
import { Select } from '../../src/ui/Select';
import { TextInput } from '../../src/ui/TextInput';
import type { Demo } from '../demo/Demo';
import { readDay, readSeed } from '../readDemoValues';
import { scenarioNames, scenarios, type ScenarioName } from '../scenarios/scenarios';
import { PanelFields, PanelSection } from './PanelSection';

const options = scenarioNames.map((value) => ({ value, label: scenarios[value].title }));

/**
 * What the demo shows. Another scene begins with a fresh page: all that the console has loaded
 * belongs to the one before.
 */
export function SceneSection({ demo }: { readonly demo: Demo }) {
  const [scenario, setScenario] = useState<ScenarioName>(demo.scene.scenario);
  const [seed, setSeed] = useState(String(demo.scene.seed));
  const [today, setToday] = useState(demo.scene.today ?? '');
  const wrongSeed = readSeed(seed) === undefined && 'Seed should be a whole number.';
  const wrongDay =
    today !== '' && readDay(today) === undefined && 'Today should be a day of this century.';

  const start = (event: SyntheticEvent) => {
    event.preventDefault();
    if (wrongSeed || wrongDay) return;
    demo.start({ scenario, seed: readSeed(seed) ?? demo.scene.seed, today: readDay(today) });
  };
  return (
    <PanelSection title="Scene">
      <form onSubmit={start} noValidate>
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
          <Field label="Seed" error={wrongSeed}>
            {(control) => (
              <TextInput
                {...control}
                inputMode="numeric"
                value={seed}
                onChange={({ target }) => setSeed(target.value)}
              />
            )}
          </Field>
          <Field label="Today" error={wrongDay}>
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
        <Row justify="between" gap={3} css={{ marginTop: 12 }}>
          <MutedText>{scenarios[scenario].about} Without a day it plays today.</MutedText>
          <Button type="submit" variant="primary">
            Start
          </Button>
        </Row>
      </form>
    </PanelSection>
  );
}
