import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { X } from 'lucide-react';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { theme } from '~/theme/theme';
import { Button, IconButton } from '~/ui/Button';
import { ConfirmDialog } from '~/ui/ConfirmDialog';
import { SelectField, type SelectOption } from '~/ui/Select';
import type { Latency, FaultEffect } from '../faults';
import type { ColleagueField } from '../handlers/colleague';
import { scenarioNames, scenarios, type ScenarioName } from '../scenarios';
import { colleagueFieldLabels, type Demo } from './Demo';
import { useDocumentValue } from './useDocumentValue';

/**
 * The controls of the demo: beside the console, which stays usable, and above its dialogs; not modal,
 * so that a dialog below stays open.
 */
export function Panel({ demo }: { readonly demo: Demo }) {
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const resetButton = useRef<HTMLButtonElement>(null);
  const [confirming, setConfirming] = useState(false);
  const [resetting, setResetting] = useState(false);
  // Focus returns to where it was, unless it has moved elsewhere.
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const element = panel.current;
    element?.focus({ preventScroll: true });
    return () => {
      const { activeElement } = document;
      const isFree = activeElement === document.body || element?.contains(activeElement) === true;
      if (isFree && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  const { title } = scenarios[demo.scenario];
  return (
    <Frame
      ref={panel}
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      data-behind={confirming ? '' : undefined}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !confirming) demo.setPanelOpen(false);
      }}
    >
      <Global styles={dockStyle} />
      <header>
        <h2 id={titleId}>Demo</h2>
        <IconButton
          label="Close"
          icon={<X size={16} aria-hidden="true" />}
          onClick={() => demo.setPanelOpen(false)}
          tooltipSide="left"
        />
      </header>
      <Body tabIndex={0} role="group" aria-label="Controls of the demo">
        <ColleagueSection demo={demo} />
        <ResponsesSection demo={demo} />
        <Section title="Demo data">
          <ScenarioFields demo={demo} />
          <p>
            {demo.isPersistent
              ? 'Changes are saved in this browser until you reset them.'
              : 'This browser can’t save changes. They are lost when you reload the page.'}
          </p>
          <Button ref={resetButton} onClick={() => setConfirming(true)}>
            Reset demo data
          </Button>
        </Section>
      </Body>
      <ConfirmDialog
        open={confirming}
        title="Reset demo data?"
        text={`All changes in the scenario “${title}” will be lost, in every tab.`}
        confirmLabel="Reset demo data"
        tone="danger"
        busy={resetting}
        onConfirm={() => {
          setResetting(true);
          void demo.reset();
        }}
        onCancel={() => setConfirming(false)}
        finalFocus={resetButton}
      />
    </Frame>
  );
}

const colleagueOptions: readonly SelectOption[] = [
  { value: 'billing_email', label: colleagueFieldLabels.billing_email },
  { value: 'total_seats', label: `${colleagueFieldLabels.total_seats}, 10 more` },
  { value: 'status', label: colleagueFieldLabels.status },
];

/** Changes the organization on screen as another user would, so that conflicts are real. */
function ColleagueSection({ demo }: { readonly demo: Demo }) {
  const [field, setField] = useState<ColleagueField>('billing_email');
  const [outcome, setOutcome] = useState('');
  const id = useDocumentValue(() => demo.organizationOnScreen()?.id);
  const organization = id === undefined ? undefined : demo.organizationOnScreen();
  return (
    <Section title="A colleague changes this">
      {organization ? (
        <>
          <p>{organization.name}</p>
          <SelectField
            label="Change"
            options={colleagueOptions}
            value={field}
            onChange={(value) => setField(value as ColleagueField)}
          />
          <Button once onClick={() => void demo.changeAsColleague(field).then(setOutcome)}>
            Change it
          </Button>
        </>
      ) : (
        <p>Open an organization first.</p>
      )}
      <p role="status">{outcome}</p>
    </Section>
  );
}

const latencies: readonly Latency[] = [0, 300, 1_000, [1_000, 3_000], 5_000];

/** Failures that show at once: the console repeats a read after 502, 503, 504 and a lost connection. */
const effects: Readonly<Record<string, FaultEffect>> = {
  '400 Bad Request': { status: 400 },
  '401 Session ended': { status: 401 },
  '403 Forbidden': { status: 403 },
  '404 Not Found': { status: 404 },
  '409 Duplicate name': {
    status: 409,
    code: 'duplicate',
    extra: { errors: [{ pointer: '/name', code: 'exists' }] },
  },
  '409 Seats exceeded': { status: 409, code: 'seats_exceeded' },
  '409 No schedule': { status: 409, code: 'no_schedule' },
  '412 Changed by someone else': { status: 412 },
  '422 Validation failed': {
    status: 422,
    extra: { errors: [{ pointer: '/name', code: 'format' }] },
  },
  '429 Too many requests, wait 30 s': { status: 429, headers: { 'Retry-After': '30' } },
  '500 Internal error': { status: 500 },
  'No response within 15 s': 'hang',
  'Web page (HTML)': 'html',
  'Malformed JSON': 'malformed',
};
const defaultEffect = '500 Internal error';

/** Latency of the following calls, and the failure of the next one. */
function ResponsesSection({ demo: { control } }: { readonly demo: Demo }) {
  const [latency, setLatency] = useState(() => JSON.stringify(control.getSnapshot().latency));
  const [effect, setEffect] = useState(defaultEffect);
  const { faults } = useSyncExternalStore(
    (listener) => control.subscribe(listener),
    () => control.getSnapshot(),
  );
  return (
    <Section title="Responses">
      <SelectField
        label="Latency"
        options={latencies.map((value) => ({
          value: JSON.stringify(value),
          label: latencyLabel(value),
        }))}
        value={latency}
        onChange={(value) => {
          setLatency(value);
          control.setLatency(JSON.parse(value) as Latency);
        }}
      />
      <SelectField
        label="Fail the next call with"
        options={Object.keys(effects).map((label) => ({ value: label, label }))}
        value={effect}
        onChange={setEffect}
      />
      {faults.length === 0 ? (
        <Button onClick={() => control.failNext({ effect: effects[effect] ?? 'hang' })}>
          Fail next call
        </Button>
      ) : (
        <Button onClick={() => control.clearFaults()}>Cancel failure</Button>
      )}
      <p role="status">{faults.length > 0 && 'The next call fails.'}</p>
    </Section>
  );
}

function latencyLabel(latency: Latency): string {
  if (typeof latency !== 'number') return latency.map(latencyLabel).join(' to ');
  if (latency === 0) return 'None';
  return latency < 1_000 ? `${latency} ms` : `${latency / 1_000} s`;
}

/** Starting a scenario reloads the page: what the console has loaded belongs to the other data. */
function ScenarioFields({ demo }: { readonly demo: Demo }) {
  const [scenario, setScenario] = useState<ScenarioName>(demo.scenario);
  return (
    <>
      <SelectField
        label="Scenario"
        options={scenarioNames.map((value) => ({ value, label: scenarios[value].title }))}
        value={scenario}
        onChange={(value) => setScenario(value as ScenarioName)}
      />
      <p>{scenarios[scenario].description}</p>
      <Button onClick={() => demo.start(scenario)}>Start</Button>
    </>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <SectionBox aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </SectionBox>
  );
}

const panelWidth = '320px';

/** Reserves space for the docked panel: the console, its dialogs and its toasts get the rest. */
const dockStyle = css`
  ${theme.media.fromLarge} {
    #root {
      margin-inline-end: ${panelWidth};
    }
    [data-base-ui-portal] > [role='presentation'] {
      inset-inline-end: ${panelWidth} !important;
    }
    [data-notifications] > [data-position$='center'] {
      left: calc(50% - ${panelWidth} / 2) !important;
    }
    [data-notifications] > [data-position$='right'] {
      margin-inline-end: ${panelWidth};
    }
  }
`;

/** At the side; on small screens a sheet at the bottom. */
const Frame = styled.aside`
  position: fixed;
  inset-block: 0;
  inset-inline-end: 0;
  z-index: ${theme.layer.toast - 1};
  display: flex;
  flex-direction: column;
  inline-size: ${panelWidth};
  border-inline-start: 1px solid ${theme.border.button};
  background: ${theme.surface.overlay};
  box-shadow: ${theme.shadow.overlay};
  outline: none;
  /* Behind the confirmation that it has opened. */
  &[data-behind] {
    z-index: ${theme.layer.chrome};
  }
  ${theme.media.fromLarge} {
    box-shadow: none;
  }
  ${theme.media.belowMedium} {
    inset-block-start: auto;
    inset-inline-start: 0;
    inline-size: auto;
    max-block-size: 62dvh;
    border-inline-start: 0;
    border-block-start: 1px solid ${theme.border.button};
    border-start-start-radius: ${theme.radius.dialog};
    border-start-end-radius: ${theme.radius.dialog};
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: ${theme.space[3]} ${theme.space[4]};
    border-block-end: 1px solid ${theme.border.hairline};
    & > h2 {
      ${theme.type[16]};
    }
  }
`;

const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  display: flex;
  flex-direction: column;
  gap: ${theme.space[5]};
  padding: ${theme.space[4]} ${theme.space[4]} ${theme.space[5]};
  &:focus-visible {
    outline-offset: -2px;
  }
`;

const SectionBox = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};
  & + & {
    padding-block-start: ${theme.space[5]};
    border-block-start: 1px solid ${theme.border.hairline};
  }
  & > h3 {
    ${theme.type[14]};
  }
  & > p {
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
    &:empty {
      display: none;
    }
  }
  & > div {
    inline-size: 100%;
  }
`;
