import type { BatchOutcome } from '~/stores/Batch';
import type { BadgeProps } from '~/ui/Status';

/** What decides about a row. */
interface RowFacts {
  readonly outcome: BatchOutcome<'created' | 'updated'> | undefined;
  readonly isLeftOut: boolean;
  readonly exists: boolean;
  readonly isSkipped: boolean;
  /** Its cells name two organizations. */
  readonly isForeign: boolean;
  readonly isDuplicate: boolean;
  readonly isFaulty: boolean;
  /** How many fields of an organization that exists it changes; undefined if it isn't to. */
  readonly changes: number | undefined;
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

interface RowBadge {
  readonly label: string;
  readonly tone: Required<BadgeProps>['tone'];
}

interface StateRule extends RowBadge {
  readonly when: (facts: RowFacts) => boolean;
  /** The count that the row is in; without one, it isn't created or not updated. */
  readonly count?: RowCount;
  /** `held`: nothing of the row is imported as it is; `sendable`: it can be sent. */
  readonly kind?: 'held' | 'sendable';
  /** A person can leave it out, or include it again. */
  readonly decision?: 'Leave out' | 'Include';
}

const leaveOut = 'Leave out';

const states = {
  sending: {
    label: 'Sending',
    tone: 'info',
    kind: 'sendable',
    when: ({ outcome }) => outcome?.state === 'sending',
  },
  created: {
    ...rowCounts.created,
    count: 'created',
    when: ({ outcome }) => outcome?.state === 'done' && outcome.result === 'created',
  },
  updated: {
    ...rowCounts.updated,
    count: 'updated',
    when: ({ outcome }) => outcome?.state === 'done',
  },
  left_out: {
    ...rowCounts.left_out,
    count: 'left_out',
    kind: 'held',
    decision: 'Include',
    when: ({ isLeftOut }) => isLeftOut,
  },
  skipped: {
    label: 'Skipped',
    tone: 'neutral',
    count: 'left_out',
    kind: 'held',
    when: ({ isSkipped, isForeign }) => isSkipped && !isForeign,
  },
  // The organization is not to be changed, or not read yet.
  exists: {
    label: 'Exists',
    tone: 'warning',
    kind: 'held',
    decision: leaveOut,
    when: ({ exists, changes, isForeign, isDuplicate }) =>
      exists && changes === undefined && !isForeign && !isDuplicate,
  },
  invalid: {
    label: 'To correct',
    tone: 'warning',
    kind: 'held',
    decision: leaveOut,
    when: ({ isForeign, isDuplicate, isFaulty }) => isForeign || isDuplicate || isFaulty,
  },
  unchanged: {
    ...rowCounts.unchanged,
    count: 'unchanged',
    when: ({ changes }) => changes === 0,
  },
  failed: {
    ...rowCounts.not_created,
    kind: 'sendable',
    when: ({ outcome }) => outcome !== undefined,
  },
  update: {
    label: 'Update',
    tone: 'info',
    kind: 'sendable',
    decision: leaveOut,
    when: ({ changes }) => changes !== undefined,
  },
  ready: {
    label: 'Ready',
    tone: 'neutral',
    kind: 'sendable',
    decision: leaveOut,
    when: () => true,
  },
} as const satisfies Readonly<Record<string, StateRule>>;

/** What becomes of a row. */
export type RowState = keyof typeof states;

/** The states in the order in which they count: a row is in the first that is true of it. */
export const rowStates: Readonly<Record<RowState, StateRule>> = states;

/** The state of a row. */
export function findState(facts: RowFacts): RowState {
  const names = Object.keys(rowStates) as RowState[];
  return names.find((name) => rowStates[name].when(facts)) ?? 'ready';
}
