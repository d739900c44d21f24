import { observer } from 'mobx-react-lite';
import { FailureReference } from '~/components/FailureReference';
import { formatNumber } from '~/lib/format';
import { actionFailureText } from '~/messages/failureTexts';
import { message } from '~/messages/message';
import type { ImportStore } from './ImportStore';
import { settledStates, type RowState } from './rowState';
import { Button } from '~/ui/button/Button';
import { ProgressBar } from '~/ui/feedback/ProgressBar';
import { ImportStatusLine } from './ImportStatusLine';

/** Rows that are sent, or were. */
const sendableStates = ['ready', 'update', 'sending', 'created', 'updated', 'failed'] as const;

/** One line about the import: what can be imported, its progress, or why it stopped. */
export const ImportStatus = observer(function ImportStatus({
  store,
}: {
  readonly store: ImportStore;
}) {
  const { run, status, isComplete } = store;
  if (status === 'failed')
    return (
      <ImportStatusLine tone="danger" title={message('something_wrong')}>
        <span>The rows could not be checked.</span>
        <Button size="small" onClick={() => void store.check()}>
          {message('try_again')}
        </Button>
      </ImportStatusLine>
    );
  if (status === 'checking') return <ProgressBar label="Checking rows" value={0} max={undefined} />;
  if (run.status === 'idle') return <ReadyLine store={store} />;
  if (isComplete)
    return (
      <ImportStatusLine tone="success" title={message('saved')}>
        <span>{doneText(store)}</span>
      </ImportStatusLine>
    );
  if (run.haltReason) return <HaltLine store={store} />;
  return (
    <ImportStatusLine announce={run.status !== 'running'}>
      <span>{`${run.status === 'paused' ? 'Paused. ' : ''}${runCounts(store)}`}</span>
      {run.status !== 'done' && (
        <ProgressBar
          label="Importing organizations"
          value={run.created + run.updated + run.failed}
          max={store.rowsIn(sendableStates).length}
        />
      )}
    </ImportStatusLine>
  );
});

/** How many rows can be imported, and what is wrong with the others. */
const ReadyLine = observer(function ReadyLine({ store }: { readonly store: ImportStore }) {
  const { readyRows, invalidRows, duplicates } = store;
  const isMissing = invalidRows.some((row) =>
    store.issuesOf(row).some(({ code }) => code === 'required'),
  );
  const counts = [
    countText(store, 'exists', 'existing'),
    countText(store, 'skipped', 'skipped'),
    countText(store, 'unchanged', 'unchanged'),
    countText(store, 'left_out', 'left out'),
  ].filter((text) => text !== undefined);
  return (
    <ImportStatusLine tone={invalidRows.length > 0 ? 'warning' : 'neutral'}>
      <span>
        {`Ready: ${formatNumber(readyRows.length)}. To correct: ${formatNumber(invalidRows.length)}.`}
      </span>
      {isMissing && <span>{message('check_required')}</span>}
      {duplicates.size > 0 && <span>{message('check_duplicate', { name: 'organization' })}</span>}
      {counts.map((text) => (
        <span key={text}>{text}</span>
      ))}
    </ImportStatusLine>
  );
});

const HaltLine = observer(function HaltLine({ store }: { readonly store: ImportStore }) {
  const { haltReason } = store.run;
  if (!haltReason) return null;
  const { tone, title, detail } = actionFailureText(haltReason, 'organization');
  return (
    <ImportStatusLine tone={tone === 'warning' ? 'warning' : 'danger'} title={title}>
      <span>
        {`${runCounts(store)} ${detail} The import has stopped. “${message('try_again')}” continues with the remaining rows; no organization is created twice.`}
      </span>
      <FailureReference failure={haltReason} />
    </ImportStatusLine>
  );
});

function runCounts(store: ImportStore): string {
  const { run, rows } = store;
  const remaining = rows.length - store.rowsIn([...settledStates, 'failed']).length;
  const parts = [
    `${formatNumber(run.created)} created`,
    run.updated > 0 && `${formatNumber(run.updated)} updated`,
    countText(store, 'skipped', 'skipped'),
    countText(store, 'unchanged', 'unchanged'),
    countText(store, 'left_out', 'left out'),
    run.failed > 0 && `${formatNumber(run.failed)} failed`,
    remaining > 0 && `${formatNumber(remaining)} not sent`,
  ].filter(Boolean);
  return `${parts.join(', ')}.`;
}

/** "12 organizations created.", or the counts if some existed before. */
function doneText(store: ImportStore): string {
  const { created } = store.run;
  return created === store.rows.length ? `${organizations(created)} created.` : runCounts(store);
}

/** "3 skipped"; undefined if there are none. */
function countText(store: ImportStore, state: RowState, text: string): string | undefined {
  const count = store.rowsIn([state]).length;
  return count > 0 ? `${formatNumber(count)} ${text}` : undefined;
}

function organizations(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'organization' : 'organizations'}`;
}
