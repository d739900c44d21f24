import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { formatNumber } from '~/lib/format';
import { Alert, EmptyState, ProgressBar, useDelayedFlag } from '~/ui/Feedback';
import { message } from '~/messages/catalogue';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { RadioGroup } from '~/ui/Choice';
import { Inline } from '~/ui/layout';
import { Select } from '~/ui/Select';
import { Muted, VisuallyHidden } from '~/ui/text';
import type { ExistingChoice } from './ExistingOrganizations';
import { filterLabels, type ImportStore, type RowFilter } from './ImportStore';
import { RowCard } from './RowCard';
import { outcomeText, unimportedCountText } from './rowMessages';

interface CheckStepProps {
  readonly store: ImportStore;
}

/** The rows of all files, to be corrected and imported. */
export const CheckStep = observer(function CheckStep({ store }: CheckStepProps) {
  const { existing, isChecking, batch } = store;
  const unimported = unimportedCountText(store);
  if (isChecking)
    return (
      <Notice>
        <ProgressBar label="Checking rows" value={0} max={undefined} />
      </Notice>
    );
  return (
    <>
      <Toolbar store={store} />
      {existing.status === 'failed' && batch.status === 'idle' && (
        <Notice>
          <Alert tone="warning">
            <span>Existing organizations could not be looked up.</span>{' '}
            <Button size="small" onClick={() => void store.setChoice(existing.choice)}>
              {message('try_again')}
            </Button>
          </Alert>
        </Notice>
      )}
      <VisuallyHidden role="status">{statusText(store)}</VisuallyHidden>
      {unimported && (
        <Notice>
          <Alert tone="warning">{unimported}</Alert>
        </Notice>
      )}
      <Rows key={`${store.filter} ${batch.status}`} store={store} />
    </>
  );
});

const filters = Object.entries(filterLabels) as [RowFilter, string][];

/** How many rows are in which state and what becomes of existing organizations, or the progress. */
const Toolbar = observer(function Toolbar({ store }: CheckStepProps) {
  if (store.hasEnded) return null;
  if (store.isRunning) {
    const { created = 0, updated = 0 } = store.counts;
    const ready = store.rowsOf('ready');
    const failed = ready.filter((row) => store.statusOf(row).state === 'failed');
    const done = created + updated;
    return (
      <CheckBar wrap justify="end">
        <Progress>
          <ProgressBar
            label="Importing organizations"
            value={done + failed.length}
            max={done + ready.length}
          />
        </Progress>
      </CheckBar>
    );
  }
  return (
    <CheckBar wrap justify="end">
      <RadioGroup
        label="Show"
        value={store.filter}
        options={filters.map(([value, label]) => {
          const { length } = store.rowsOf(value);
          return {
            value,
            label: (
              <span>
                {label}{' '}
                <Count data-warning={(value === 'open' && length > 0) || undefined}>
                  {formatNumber(length)}
                </Count>
              </span>
            ),
          };
        })}
        onChange={(filter) => store.list(filter)}
      />
      <ExistingSelect store={store} />
    </CheckBar>
  );
});

const choices = [
  { value: 'report', label: 'Report it' },
  { value: 'skip', label: 'Skip it' },
  { value: 'update', label: 'Update it' },
];

/** What to do with rows whose organization exists, and the progress of finding these. */
const ExistingSelect = observer(function ExistingSelect({ store }: CheckStepProps) {
  const id = useId();
  const { choice, status, isAvailable, done, total } = store.existing;
  // After the correction of a row there is little to look up.
  const isSlow = useDelayedFlag(status === 'running');
  if (!isAvailable) return null;
  return (
    <>
      {isSlow && (
        <Progress>
          <ProgressBar label="Looking for existing organizations" value={done} max={total} />
        </Progress>
      )}
      <LabelledSelect>
        <Muted as="label" htmlFor={id}>
          If an organization exists
        </Muted>
        <Select
          controlHeight="small"
          id={id}
          value={choice}
          options={choices}
          onChange={({ target }) => void store.setChoice(target.value as ExistingChoice)}
        />
      </LabelledSelect>
    </>
  );
});

/** Rows that are shown at first, and that a press of the button adds. */
const pageSize = 50;

const Rows = observer(function Rows({ store }: CheckStepProps) {
  const [max, setMax] = useState(pageSize);
  const { listed } = store;
  if (listed.length === 0) return <EmptyState title="No rows" />;
  return (
    <>
      <ul aria-label="Rows">
        {listed.slice(0, max).map((row) => (
          <RowCard key={row.id} store={store} row={row} />
        ))}
      </ul>
      {listed.length > max && (
        <Notice>
          <Button variant="quiet" onClick={() => setMax(max + pageSize)}>
            {`Show ${formatNumber(Math.min(pageSize, listed.length - max))} more of ${formatNumber(listed.length)}`}
          </Button>
        </Notice>
      )}
    </>
  );
});

/** What the toolbar shows, for screen readers. */
function statusText(store: ImportStore): string {
  if (store.isRunning) return '';
  if (store.hasEnded) return outcomeText(store).join('. ');
  const ready = formatNumber(store.rowsOf('ready').length);
  return `Ready: ${ready}. To correct: ${formatNumber(store.rowsOf('open').length)}.`;
}

const CheckBar = styled(Inline)`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.layer.raised};
  column-gap: ${theme.space[4]};
  min-block-size: 56px;
  padding: ${theme.space[2]} ${theme.space[5]};
  border-block-end: 1px solid ${theme.border.hairline};
  background: ${theme.surface.overlay};
  & > [role='radiogroup'] {
    margin-inline-end: auto;
  }
`;
const Count = styled.span`
  font-variant-numeric: tabular-nums;
  &[data-warning] {
    color: ${theme.warning.text};
  }
`;
const LabelledSelect = styled.div`
  display: grid;
  grid-template-columns: auto 128px;
  align-items: center;
  gap: ${theme.space[2]};
  white-space: nowrap;
`;
const Progress = styled.div`
  flex: 0 1 240px;
  min-inline-size: 160px;
`;
const Notice = styled.div`
  padding: ${theme.space[4]} ${theme.space[5]};
`;
