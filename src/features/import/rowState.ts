import type { ImportRow } from '~/features/import/rows/ImportRow';
import type { Duplicates } from '~/features/import/rows/Duplicates';
import type { ExistingOrganizations } from '~/features/import/existing/ExistingOrganizations';
import type { ImportRun } from './ImportRun';

/**
 * What becomes of a row. `exists`: the organization exists and is not to be changed, or not read yet;
 * `update`, `unchanged`: whether the row differs from it. `left_out`: a person has decided so.
 */
export type RowState =
  | 'ready'
  | 'invalid'
  | 'left_out'
  | 'exists'
  | 'skipped'
  | 'update'
  | 'unchanged'
  | 'sending'
  | 'created'
  | 'updated'
  | 'failed';

/** States in which nothing is left to do. */
export const settledStates: readonly RowState[] = [
  'created',
  'updated',
  'skipped',
  'unchanged',
  'left_out',
];

interface Import {
  readonly existing: ExistingOrganizations;
  readonly duplicates: Duplicates;
  readonly run: ImportRun;
  readonly leftOut: ReadonlySet<string>;
}

export function rowState({ existing, duplicates, run, leftOut }: Import, row: ImportRow): RowState {
  const outcome = run.outcomeOf(row.id)?.state;
  if (outcome === 'created' || outcome === 'updated' || outcome === 'sending') return outcome;
  if (leftOut.has(row.id)) return 'left_out';
  if (existing.isContradictory(row)) return 'invalid';
  const organization = existing.of(row);
  if (organization && existing.choice === 'skip') return 'skipped';
  if (duplicates.has(row)) return 'invalid';
  if (!organization) return row.issues.length > 0 ? 'invalid' : (outcome ?? 'ready');
  if (existing.choice === 'report') return 'exists';
  const update = existing.updateOf(row);
  if (!update) return 'exists';
  if (update.issues.length > 0) return 'invalid';
  if (update.changes.length === 0) return 'unchanged';
  return outcome ?? 'update';
}
