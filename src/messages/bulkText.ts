import { oppositeChange, type StatusChange } from '~/domain/Organization';
import { belowMinimum, minimumInUse } from '~/domain/rules/checkField';
import { mayHaveBeenApplied, type Failure } from '~/lib/Failure';
import { countOf, formatNumber, plural } from '~/lib/format';
import { capitalize } from '~/lib/text';
import { statusConfirmation, type ConfirmationText } from './confirmations';
import { failureDetail, shortFailureText, uncertainText } from './failures';
import { fieldMessage } from './fieldMessage';
import { message } from './catalogue';

/** The words of a bulk change. */
export interface BulkTexts {
  /** What "Stop" stops: "Deactivating". */
  readonly running: string;
  /** The name of the progress bar. */
  readonly progress: string;
  /** What has not been sent when it is stopped. */
  readonly items: string;
  /** "28 deactivated". */
  readonly done: (count: number) => string;
  /** What "Undo" does: "Activate these 25 again". */
  readonly undo: (count: number) => string;
}

function statusTexts(change: StatusChange): BulkTexts {
  const stem = capitalize(change).slice(0, -1);
  return {
    running: `${stem}ing`,
    progress: `${stem}ing organizations`,
    items: 'Organizations',
    done: (count) => `${formatNumber(count)} ${change}d`,
    undo: (count) => `${capitalize(oppositeChange[change])} ${these(count)} again`,
  };
}

export const bulkTexts = {
  activate: statusTexts('activate'),
  deactivate: statusTexts('deactivate'),
  totals: {
    running: 'Changing',
    progress: 'Changing totals',
    items: 'Totals',
    done: (count: number) => `${countOf(count, 'total')} changed`,
    undo: (count: number) => `Change ${these(count)} back`,
  },
} as const;

function these(count: number): string {
  return plural(count, 'this one', `these ${formatNumber(count)}`);
}

/** "3 inactive organizations are left out." */
export function leftOutText(count: number, which: string): string {
  return `${countOf(count, `${which} organization is`, `${which} organizations are`)} left out.`;
}

/** "1 organization", "30 organizations". */
export function countOrganizations(count: number): string {
  return countOf(count, 'organization');
}

/** Asks before a bulk change of so many organizations (docs/product.md, "Bulk change"). */
export function bulkConfirmation(change: StatusChange, count: number): ConfirmationText {
  const users = plural(count, 'its users', 'their users');
  const confirmation = statusConfirmation(change, countOrganizations(count), users);
  return count > 0
    ? confirmation
    : { ...confirmation, text: 'None of the selected organizations will change.' };
}

/** Says how many of the selection are left unchanged, because they have the status already. */
export function unchangedText(count: number, status: string): string {
  const verb = plural(count, 'is', 'are');
  return `${countOrganizations(count)} ${verb} already ${status} and ${verb} left unchanged.`;
}

/** What became of a bulk change: "28 deactivated", "2 failed", "1 not sent". */
export function bulkOutcomeTexts({
  texts,
  changed,
  failures,
  waiting,
}: {
  readonly texts: Pick<BulkTexts, 'done'>;
  readonly changed: readonly unknown[];
  readonly failures: readonly unknown[];
  readonly waiting: number;
}): readonly string[] {
  return [
    texts.done(changed.length),
    ...(failures.length > 0 ? [`${formatNumber(failures.length)} failed`] : []),
    ...(waiting > 0 ? [`${formatNumber(waiting)} not sent`] : []),
  ];
}

/**
 * Why one organization of many was not changed, in a few words. Without an answer that can be
 * relied on, it may have been changed all the same.
 */
export function bulkFailureText(failure: Failure, { name }: { readonly name: string }): string {
  const { code, reason, unkept, usedSeats } = failure;
  if (code === 'seats_in_use' && usedSeats !== undefined)
    return fieldMessage(belowMinimum(minimumInUse(usedSeats)), 'Total seats');
  if (code === 'no_schedule' || !mayHaveBeenApplied(failure))
    return shortFailureText(failure, name);
  const why =
    unkept !== undefined
      ? failureDetail(failure)
      : reason === 'status'
        ? message('saving_failed')
        : `${message('something_wrong')}.`;
  return uncertainText(why, failure);
}
