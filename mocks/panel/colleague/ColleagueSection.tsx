import { useState } from 'react';
import { Button } from '~/ui/button/Button';
import { Field } from '~/ui/field/Field';
import { RadioGroup } from '~/ui/field/RadioGroup';
import { Select } from '~/ui/field/Select';
import { Row } from '~/ui/layout/Row';
import { MutedText } from '~/ui/text/MutedText';
import type { Demo } from '../../demo/Demo';
import { colleagueDelay, type ColleagueSnapshot } from '../../demo/presenter/createColleague';
import { colleagueFields, type ColleagueField } from '../../handlers/changeAsColleague';
import { colleagueFieldLabels } from './colleagueFields';
import { PanelSection } from '../PanelSection';
import { useDemoState } from '../useDemoState';
import { useDocumentValue } from '../useDocumentValue';

const options = colleagueFields.map((value) => ({
  value,
  label: value === 'total_seats' ? 'Total seats, 10 more' : colleagueFieldLabels[value],
}));
const times = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: `In ${colleagueDelay} seconds` },
] as const;

/** Changes the organization on screen as another user would, so that conflicts are real. */
export function ColleagueSection({ demo }: { readonly demo: Demo }) {
  const { colleague } = demo;
  const [field, setField] = useState<ColleagueField>('billing_email');
  const [time, setTime] = useState<'now' | 'later'>('now');
  const snapshot = useDemoState(colleague);
  const id = useDocumentValue(() => demo.organizationOnScreen()?.id);
  const organization = id === undefined ? undefined : demo.organizationOnScreen();
  const apply = () => {
    if (!organization) return;
    if (time === 'now') void colleague.change(organization.id, field);
    else colleague.changeLater(organization.id, field);
  };
  return (
    <PanelSection title="A colleague changes this">
      {organization ? (
        <>
          <MutedText>{organization.name}</MutedText>
          <Field label="Change">
            {(control) => (
              <Select
                {...control}
                options={options}
                value={field}
                onChange={({ target }) =>
                  setField(colleagueFields.find((name) => name === target.value) ?? field)
                }
              />
            )}
          </Field>
          <Row justify="space-between" gap={3}>
            <RadioGroup label="When" hideLabel value={time} options={times} onChange={setTime} />
            <Button once onClick={apply}>
              Change it
            </Button>
          </Row>
        </>
      ) : (
        <MutedText>Open an organization first.</MutedText>
      )}
      <p role="status">{outcome(snapshot)}</p>
    </PanelSection>
  );
}

function outcome({ last }: ColleagueSnapshot): string {
  if (last === undefined) return '';
  return last === 'unchanged'
    ? 'There was nothing to change.'
    : `${last.actor} changed ${colleagueFieldLabels[last.field]} of ${last.organization}.`;
}
