import { findKey } from 'es-toolkit';
import type { Failure } from '~/lib/Failure';
import type { BatchOutcome } from '~/stores/Batch';
import type { BadgeProps } from '~/ui/Status';
import type { CellIssue, Duplicate, ImportRow } from './checkRow';
import type { ExistingOrganizations, FieldChange, Identification } from './ExistingOrganizations';
import type { ImportField } from './importFields';

/** What is wrong with a row: its cells, or what other rows or an organization have, too. */
export type RowIssue =
  | CellIssue
  | Duplicate
  | { readonly field: ImportField; readonly code: 'exists' | 'unknown' }
  | (Identification & { readonly code: 'belongs'; readonly first: Identification });

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

interface StateRule extends RowBadge {
  /** The count that the row is in; without one, it isn't created or not updated. */
  readonly count?: RowCount;
  /** `open`: to be corrected; `ready`: it can be sent. */
  readonly filter?: 'open' | 'ready';
  /** A person can leave it out, or include it again. */
  readonly decision?: 'Leave out' | 'Include';
}

/** What becomes of a row. */
export type RowState =
  | ('sending' | 'failed' | 'update' | 'ready' | 'exists' | 'invalid' | 'skipped')
  | Exclude<RowCount, 'not_created' | 'not_updated'>;

export const rowStates: Readonly<Record<RowState, StateRule>> = {
  sending: { label: 'Sending', tone: 'info', filter: 'ready' },
  created: { ...rowCounts.created, count: 'created' },
  updated: { ...rowCounts.updated, count: 'updated' },
  left_out: { ...rowCounts.left_out, count: 'left_out', decision: 'Include' },
  skipped: { label: 'Skipped', tone: 'neutral', count: 'left_out' },
  exists: { label: 'Exists', tone: 'warning', filter: 'open', decision: 'Leave out' },
  invalid: { label: 'To correct', tone: 'warning', filter: 'open', decision: 'Leave out' },
  unchanged: { ...rowCounts.unchanged, count: 'unchanged' },
  failed: { ...rowCounts.not_created, filter: 'ready' },
  update: { label: 'Update', tone: 'info', filter: 'ready', decision: 'Leave out' },
  ready: { label: 'Ready', tone: 'neutral', filter: 'ready', decision: 'Leave out' },
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
  const [first, ...others] = existing.identifications(row);
  const foreign = others.flatMap((other) =>
    !first || other.organization.id === first.organization.id
      ? []
      : ({ ...other, first, code: 'belongs' } as const),
  );
  const update = existing.updateOf(row);
  const hasIdOnly = row.keys.length === 1 && row.keys[0]?.field === 'id';
  const isUnknown = !first && hasIdOnly && existing.isAvailable;
  // Required fields count for new organizations only.
  const ofCells = first ? row.issues.filter(({ code }) => code !== 'required') : row.issues;
  const issues: RowIssue[] = isUnknown ? [] : [...ofCells, ...(update?.issues ?? [])];
  const isFaulty = isUnknown || issues.length > 0;
  const isForeign = foreign.length > 0;
  const isDuplicate = duplicates.length > 0;

  // In the order in which they count: a row is in the first that is true of it.
  const conditions: Readonly<Record<RowState, boolean>> = {
    sending: outcome?.state === 'sending',
    created: outcome?.state === 'done' && outcome.result === 'created',
    updated: outcome?.state === 'done',
    left_out: isLeftOut,
    skipped: first !== undefined && choice === 'skip' && !isForeign,
    // The organization is not to be changed, or not read yet.
    exists: first !== undefined && !update && !isForeign && !isDuplicate,
    invalid: isForeign || isDuplicate || isFaulty,
    unchanged: update?.changes.length === 0,
    failed: outcome !== undefined,
    update: update !== undefined,
    ready: true,
  };
  const state = findKey(conditions, Boolean) ?? 'ready';
  const { filter, count = first && choice === 'update' ? 'not_updated' : 'not_created' } =
    rowStates[state];
  const isIgnored = count === 'left_out';
  const isHeld = isIgnored || filter === 'open';
  issues.push(...duplicates, ...foreign);
  if (isUnknown && existing.status !== 'running') issues.push({ field: 'id', code: 'unknown' });
  if (first && state === 'exists') issues.push({ field: first.field, code: 'exists' });
  return {
    state,
    count,
    issues: isIgnored ? [] : issues,
    changes: isHeld ? [] : (update?.changes ?? []),
    unimported: isHeld ? [] : existing.unimportedOf(row),
    failure: outcome?.state === 'failed' && !isIgnored ? outcome.failure : undefined,
  };
}
