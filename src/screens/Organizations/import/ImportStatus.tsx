import { observer } from 'mobx-react-lite';
import { formatNumber } from '~/lib/format';
import { actionFailureText } from '~/messages/actionFailureText';
import { message } from '~/messages/message';
import type { ImportStore } from '~/stores/import/ImportStore';
import { Alert } from '~/ui/feedback/Alert';
import { Button } from '~/ui/button/Button';
import { ProgressBar } from '~/ui/feedback/ProgressBar';
import { Stack } from '~/ui/layout/Stack';

/** Progress and problems of the import: invalid rows, counts of the run, why it stopped. */
export const ImportStatus = observer(function ImportStatus({
  store,
}: {
  readonly store: ImportStore;
}) {
  const { run, rows, status, files } = store;
  if (status === 'failed') {
    return (
      <Alert title={message('something_wrong')}>
        The rows could not be checked.{' '}
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
        Add a file with one row per organization.
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
  store: { readyRows, rows },
}: {
  readonly store: ImportStore;
}) {
  return (
    <p aria-live="polite">
      {formatNumber(readyRows.length)} of {organizations(rows.length)} can be imported.
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
      {detail} The import has stopped. “{message('try_again')}” continues with the remaining rows;
      no organization is created twice.
    </Alert>
  );
});

const RowProblems = observer(function RowProblems({
  store: { invalidRows, duplicates },
}: {
  readonly store: ImportStore;
}) {
  const withIssues = invalidRows.filter(({ issues }) => issues.length > 0).length;
  const missing = invalidRows.some(({ issues }) => issues.some(({ code }) => code === 'required'));
  return (
    <>
      {withIssues > 0 && (
        <Alert
          tone="warning"
          title={message(missing ? 'check_required' : 'validation_failed')}
          announce="polite"
        >
          {rowProblem(withIssues, 'has', 'have', 'invalid cells')}
        </Alert>
      )}
      {duplicates.size > 0 && (
        <Alert
          tone="warning"
          title={message('check_duplicate', { name: 'organization' })}
          announce="polite"
        >
          {rowProblem(
            duplicates.size,
            'repeats',
            'repeat',
            'the name or subdomain of an earlier row',
          )}
        </Alert>
      )}
    </>
  );
});

function rowProblem(count: number, verb: string, pluralVerb: string, problem: string): string {
  return count === 1
    ? `1 row ${verb} ${problem}. It won’t be imported until you correct it.`
    : `${formatNumber(count)} rows ${pluralVerb} ${problem}. They won’t be imported until you correct them.`;
}

function organizations(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'organization' : 'organizations'}`;
}
