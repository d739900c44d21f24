import { formatNumber } from '~/lib/format';
import { countOrganizations } from '~/messages/bulkStatusText';
import { message } from '~/messages/message';
import type { ImportStore } from './ImportStore';
import { settledStates, type RowState } from './rowState';

/** "Ready: 2. To correct: 1. 1 skipped.", with what is wrong in general. */
export function readyText(store: ImportStore): string {
  const { readyRows, invalidRows, duplicates } = store;
  const isMissing = invalidRows.some((row) =>
    store.issuesOf(row).some(({ code }) => code === 'required'),
  );
  return sentences([
    `Ready: ${formatNumber(readyRows.length)}`,
    `To correct: ${formatNumber(invalidRows.length)}`,
    isMissing && message('check_required'),
    duplicates.size > 0 && message('check_duplicate', { name: 'organization' }),
    list([count(store, 'exists', 'existing'), ...settledCounts(store)]),
  ]);
}

/** "3 created, 1 failed.", or "4 organizations created." if nothing else is to be said. */
export function runText(store: ImportStore): string {
  const { run, rows } = store;
  if (run.created === rows.length) return sentences([outcomeTitle(store)]);
  const created = `${formatNumber(run.created)} created`;
  const updated = run.updated > 0 && `${formatNumber(run.updated)} updated`;
  return sentences([
    run.status === 'paused' && 'Paused',
    list([created, updated, ...remainingCounts(store)]),
  ]);
}

/** "2 organizations created", once the import has ended. */
export function outcomeTitle({ run: { created, updated } }: ImportStore): string {
  if (updated === 0)
    return created === 0 ? 'No organization created' : `${countOrganizations(created)} created`;
  if (created === 0) return `${countOrganizations(updated)} updated`;
  return `${countOrganizations(created)} created, ${formatNumber(updated)} updated`;
}

/** "1 skipped, 1 failed"; undefined if every row was created or updated. */
export function outcomeDetail(store: ImportStore): string | undefined {
  return list(remainingCounts(store)) || undefined;
}

function remainingCounts(store: ImportStore) {
  const { run, rows } = store;
  const notSent = rows.length - store.rowsIn([...settledStates, 'failed']).length;
  return [
    ...settledCounts(store),
    run.failed > 0 && `${formatNumber(run.failed)} failed`,
    notSent > 0 && `${formatNumber(notSent)} not sent`,
  ];
}

function settledCounts(store: ImportStore) {
  return [
    count(store, 'skipped', 'skipped'),
    count(store, 'unchanged', 'unchanged'),
    count(store, 'left_out', 'left out'),
  ];
}

/** "3 skipped"; false if there are none. */
function count(store: ImportStore, state: RowState, text: string): string | false {
  const { length } = store.rowsIn([state]);
  return length > 0 && `${formatNumber(length)} ${text}`;
}

function list(texts: readonly (string | false)[]): string {
  return texts.filter(Boolean).join(', ');
}

function sentences(texts: readonly (string | false)[]): string {
  return texts
    .filter(Boolean)
    .map((text) => `${text}.`)
    .join(' ');
}
