import { oppositeChange, type StatusChange } from '~/domain/Organization';
import { mayHaveBeenApplied, type Failure } from '~/lib/Failure';
import { formatNumber } from '~/lib/format';
import type { ConfirmationText } from './confirmations';
import { failureDetail, shortFailureText } from './failures';
import { message } from './message';

/** The words of each change. */
export const bulkWords = {
  activate: { verb: 'Activate', running: 'Activating', done: 'activated', status: 'active' },
  deactivate: {
    verb: 'Deactivate',
    running: 'Deactivating',
    done: 'deactivated',
    status: 'inactive',
  },
} as const;

/** "1 organization", "30 organizations". */
export function countOrganizations(count: number): string {
  return `${formatNumber(count)} ${count === 1 ? 'organization' : 'organizations'}`;
}

/** Asks before a bulk change of so many organizations (docs/product.md, "Bulk change"). */
export function bulkConfirmation(change: StatusChange, count: number): ConfirmationText {
  const { verb, done } = bulkWords[change];
  const users = `and ${count === 1 ? 'its' : 'their'} users can no longer use the product`;
  return {
    title: `${verb} ${countOrganizations(count)}?`,
    text:
      count === 0
        ? 'None of the selected organizations will change.'
        : `${countOrganizations(count)} will be permanently ${done}${change === 'deactivate' ? ` ${users}` : ''}.`,
    button: verb,
  };
}

/** What "Undo" of a bulk change does: "Activate these 25 again". */
export function bulkUndoText(change: StatusChange, done: number): string {
  const rows = done === 1 ? 'this one' : `these ${formatNumber(done)}`;
  return `${bulkWords[oppositeChange[change]].verb} ${rows} again`;
}

/** Says how many of the selection are left unchanged, because they have the status already. */
export function unchangedText(count: number, status: string): string {
  const organizations = countOrganizations(count);
  return count === 1
    ? `${organizations} is already ${status} and is left unchanged.`
    : `${organizations} are already ${status} and are left unchanged.`;
}

/** What became of a bulk change: "28 deactivated", "2 failed", "1 not sent". */
export function bulkOutcomeTexts({
  change,
  changed,
  failures,
  waiting,
}: {
  readonly change: StatusChange;
  readonly changed: readonly unknown[];
  readonly failures: readonly unknown[];
  readonly waiting: number;
}): readonly string[] {
  return [
    `${formatNumber(changed.length)} ${bulkWords[change].done}`,
    ...(failures.length > 0 ? [`${formatNumber(failures.length)} failed`] : []),
    ...(waiting > 0 ? [`${formatNumber(waiting)} not sent`] : []),
  ];
}

/**
 * Why one organization of many was not changed, in a few words. Without an answer that can be
 * relied on, it may have been changed all the same.
 */
export function bulkFailureText(failure: Failure, name: string): string {
  const { code, reason, unkept } = failure;
  if (code === 'no_schedule' || !mayHaveBeenApplied(failure))
    return shortFailureText(failure, name);
  const why =
    unkept !== undefined
      ? failureDetail(failure)
      : reason === 'status'
        ? message('saving_failed')
        : `${message('something_wrong')}.`;
  return `${why} ${message('may_have_been_saved')}`;
}
