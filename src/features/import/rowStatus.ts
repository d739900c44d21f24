import { findKey } from 'es-toolkit';
import type { Failure } from '~/lib/Failure';
import type { BatchOutcome } from '~/stores/Batch';
import type { BadgeProps } from '~/ui/Status';
import type { CellIssue, Duplicate, ImportRow } from './checkRow';
import type { ExistingOrganizations, FieldChange } from './ExistingOrganizations';

/** What is wrong with a row: its cells, or what other rows have, too. */
export type RowIssue = CellIssue | Duplicate;

/** A row among the others. */
export interface RowStatus {
  readonly state: RowState;
  /** The count of the result that it is in, or would be in if the import ended now. */
  readonly count: RowCount;
  readonly issues: readonly RowIssue[];
  /** What it changes, or has changed. */
  readonly changes: readonly FieldChange[];
  /** What it says that an import can't change. */
  readonly unimported: readonly FieldChange[];
  /** Why it was not imported. */
  readonly failure: Failure | undefined;
}

interface RowBadge {
  readonly label: string;
  readonly tone: Required<BadgeProps>['tone'];
}

/** The counts of a result, in the order in which its rows are listed; each row is in exactly one. */
export const rowCounts = {
  not_created: { label: 'Not created', tone: 'danger' },
  not_updated: { label: 'Not updated', tone: 'danger' },
  created: { label: 'Created', tone: 'success' },
  updated: { label: 'Updated', tone: 'success' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
  left_out: { label: 'Left out', tone: 'neutral' },
} as const satisfies Readonly<Record<string, RowBadge>>;

export type RowCount = keyof typeof rowCounts;

/** Whether a row is neither imported nor decided otherwise. */
export function isOpen(count: RowCount): boolean {
  return count === 'not_created' || count === 'not_updated';
}

/** What becomes of a row. */
export type RowState =
  | ('sending' | 'failed' | 'update' | 'ready' | 'exists' | 'invalid' | 'skipped')
  | ('created' | 'updated' | 'unchanged' | 'left_out');

interface StateRule {
  /** Without one, it is shown as its count. */
  readonly badge?: RowBadge;
  /** The count that the row is in; without one, it isn't created or not updated. */
  readonly count?: RowCount;
  /** `open`: to be corrected; `ready`: it can be sent. */
  readonly filter?: 'open' | 'ready';
  /** A person can leave it out, or include it again. */
  readonly decision?: 'Leave out' | 'Include';
}

const toCorrect = { filter: 'open', decision: 'Leave out' } as const;
const toSend = { filter: 'ready', decision: 'Leave out' } as const;

export const rowStates: Readonly<Record<RowState, StateRule>> = {
  sending: { badge: { label: 'Sending', tone: 'info' }, filter: 'ready' },
  created: { count: 'created' },
  updated: { count: 'updated' },
  left_out: { count: 'left_out', decision: 'Include' },
  skipped: { badge: { label: 'Skipped', tone: 'neutral' }, count: 'left_out' },
  exists: { badge: { label: 'Exists', tone: 'warning' }, ...toCorrect },
  invalid: { badge: { label: 'To correct', tone: 'warning' }, ...toCorrect },
  unchanged: { count: 'unchanged' },
  failed: { filter: 'ready' },
  update: { badge: { label: 'Update', tone: 'info' }, ...toSend },
  ready: { badge: { label: 'Ready', tone: 'neutral' }, ...toSend },
};

/** What decides about a row besides its cells. */
interface RowFacts {
  readonly outcome: BatchOutcome<'created' | 'updated'> | undefined;
  readonly isLeftOut: boolean;
  /** Rows that share what is unique. */
  readonly duplicates: readonly Duplicate[];
  readonly existing: ExistingOrganizations;
}

/** Finds out what becomes of a row, and why. */
export function findStatus(row: ImportRow, facts: RowFacts): RowStatus {
  const { outcome, isLeftOut, duplicates, existing } = facts;
  const { choice } = existing;
  const found = existing.identify(row);
  const update = existing.updateOf(row);
  const hasIdOnly = row.keys.length === 1 && row.keys[0]?.field === 'id';
  const isUnknown = !found && hasIdOnly && existing.isAvailable;
  // Required fields count for new organizations only.
  const ofCells = found ? row.issues.filter(({ code }) => code !== 'required') : row.issues;
  const ownIssues = isUnknown ? [] : [...ofCells, ...(update?.issues ?? [])];
  const issues: RowIssue[] = [...ownIssues, ...duplicates];

  // In the order in which they count: a row is in the first that is true of it.
  const conditions: Readonly<Record<RowState, boolean>> = {
    sending: outcome?.state === 'sending',
    created: outcome?.state === 'done' && outcome.result === 'created',
    updated: outcome?.state === 'done',
    left_out: isLeftOut,
    skipped: found !== undefined && choice === 'skip',
    // The organization is not to be changed, or not read yet.
    exists: found !== undefined && !update && duplicates.length === 0,
    invalid: isUnknown || issues.length > 0,
    unchanged: update?.changes.length === 0,
    failed: outcome !== undefined,
    update: update !== undefined,
    ready: true,
  };
  const state = findKey(conditions, Boolean) ?? 'ready';
  const { filter, count = found && choice === 'update' ? 'not_updated' : 'not_created' } =
    rowStates[state];
  const isIgnored = count === 'left_out';
  const isHeld = isIgnored || filter === 'open';
  if (isUnknown && existing.status !== 'running') issues.push({ field: 'id', code: 'unknown' });
  if (found && state === 'exists') issues.push({ field: found.field, code: 'exists' });
  return {
    state,
    count,
    issues: isIgnored ? [] : issues,
    changes: isHeld ? [] : (update?.changes ?? []),
    unimported: isHeld ? [] : existing.unimportedOf(row),
    failure: outcome?.state === 'failed' && !isIgnored ? outcome.failure : undefined,
  };
}
