import { observer } from 'mobx-react-lite';
import { formatNumber } from '../../../lib/format';
import { actionFailureText } from '../../../messages/actionFailureText';
import { message } from '../../../messages/message';
import type { ImportStore } from '../../../stores/import/ImportStore';
import { Alert } from '../../../ui/Alert';
import { Button } from '../../../ui/Button';
import { ProgressBar } from '../../../ui/ProgressBar';
import { Stack } from '../../../ui/Stack';

/**
 * Where the import stands, in a few words: what is to be corrected, how far the run has come, why
 * it came to a halt.
 */
export const ImportStatus = observer(function ImportStatus({
  store,
}: {
  readonly store: ImportStore;
}) {
  const { run, rows, status, files } = store;
  if (status === 'failed') {
    return (
      <Alert title={message('something_wrong')}>
        The files could not be checked.{' '}
        <Button size="small" onClick={() => void store.check()}>
          {message('try_again')}
        </Button>
      </Alert>
    );
  }
  if (status === 'checking') return <ProgressBar label="Checking rows" value={0} max={undefined} />;
  if (rows.length === 0)
    return files.list.length > 0 && !files.isReading ? (
      <Alert tone="warning" title={message('at_least', { count: 1, name: 'organization' })}>
        Add a file with a line for each organization.
      </Alert>
    ) : null;
  return (
    <Stack gap={3}>
      {run.status === 'idle' ? (
        <ReadySummary store={store} />
      ) : (
        <ProgressBar
          label="Importing organizations"
          value={run.created + run.failed}
          max={rows.length - store.invalidRows.length}
        />
      )}
      {run.status !== 'idle' && <RunSummary store={store} />}
      {run.haltReason && <HaltAlert store={store} />}
      <RowProblems store={store} />
    </Stack>
  );
});

const ReadySummary = observer(function ReadySummary({
  store: { readyRows: ready, rows },
}: {
  readonly store: ImportStore;
}) {
  return (
    <p aria-live="polite">
      {formatNumber(ready.length)} of {organizations(rows.length)} can be imported.
    </p>
  );
});

const RunSummary = observer(function RunSummary({
  store: { run, rows, isComplete },
}: {
  readonly store: ImportStore;
}) {
  const remaining = rows.length - run.created - run.failed;
  const parts = [
    `${formatNumber(run.created)} created`,
    run.failed > 0 && `${formatNumber(run.failed)} failed`,
    remaining > 0 && `${formatNumber(remaining)} not sent`,
  ].filter(Boolean);
  if (isComplete) {
    return (
      <Alert tone="success" title={message('saved')} announce="polite">
        {organizations(run.created)} created.
      </Alert>
    );
  }
  return (
    <p aria-live={run.status === 'running' ? 'off' : 'polite'}>
      {run.status === 'paused' && !run.haltReason && 'Paused. '}
      {parts.join(', ')}.
    </p>
  );
});

const HaltAlert = observer(function HaltAlert({ store: { run } }: { readonly store: ImportStore }) {
  if (!run.haltReason) return null;
  const { tone, title, detail } = actionFailureText(run.haltReason, 'organization');
  return (
    <Alert tone={tone} title={title}>
      {detail} The import stopped here; “{message('try_again')}” goes on from here and makes nothing
      twice.
    </Alert>
  );
});

const RowProblems = observer(function RowProblems({
  store: { invalidRows: wrong, duplicates },
}: {
  readonly store: ImportStore;
}) {
  const invalid = wrong.filter(({ issues }) => issues.length > 0).length;
  const missing = wrong.some(({ issues }) => issues.some(({ code }) => code === 'required'));
  return (
    <>
      {invalid > 0 && (
        <Alert
          tone="warning"
          title={message(missing ? 'check_required' : 'validation_failed')}
          announce="polite"
        >
          {rowsHave(invalid, 'a cell to correct')}
        </Alert>
      )}
      {duplicates.size > 0 && (
        <Alert
          tone="warning"
          title={message('check_duplicate', { name: 'organization' })}
          announce="polite"
        >
          {rowsHave(duplicates.size, 'the name or the subdomain of an earlier one')}
        </Alert>
      )}
    </>
  );
});

function rowsHave(count: number, what: string): string {
  return count === 1
    ? `1 row has ${what} and is left out until then.`
    : `${formatNumber(count)} rows have ${what} and are left out until then.`;
}

function organizations(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'organization' : 'organizations'}`;
}
