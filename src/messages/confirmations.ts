import type { StatusChange } from '~/domain/Organization';
import { countOf, formatInstantDate, formatNumber } from '~/lib/format';
import { capitalize } from '~/lib/text';
import { sentence } from './catalogue';

/** The texts of a confirmation dialog (docs/product.md, "Confirmations, saving, conflicts"). */
export interface ConfirmationText {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

/** Of one organization by its name, or of many ("30 organizations"). */
export function statusConfirmation(
  change: StatusChange,
  subject: string,
  users = 'its users',
): ConfirmationText {
  const verb = capitalize(change);
  const effect = change === 'deactivate' ? ` and ${users} can no longer use the product.` : '.';
  return {
    title: sentence`${verb} ${subject}?`,
    text: sentence`${subject} will be permanently ${change}d` + effect,
    button: verb,
  };
}

export function excessConfirmation(usedSeats: number, totalSeats: number): ConfirmationText {
  const excess = usedSeats - totalSeats;
  return {
    title: `Add ${countOf(excess, 'seat')}?`,
    text:
      `${countOf(usedSeats, 'assigned seat exceeds', 'assigned seats exceed')} the total of ${formatNumber(totalSeats)}. ` +
      `The ${countOf(excess, 'excess seat is', 'excess seats are')} added automatically.`,
    button: 'Add seats',
  };
}

/** Shown while an assignment that exceeds the total is typed, before the confirmation. */
export function excessWarning(excess: number): string {
  return `Adds ${countOf(excess, 'seat')} to the total. You’ll confirm next.`;
}

/** Shown while a number is typed that is probably a mistake; it blocks nothing. */
export function timesCurrentHint(factor: number): string {
  return `This is ${formatNumber(factor)} times the current number.`;
}

export function revokeConfirmation(name: string, lastUsedAt: string | null): ConfirmationText {
  const date = formatInstantDate(lastUsedAt);
  const lastUse =
    date === null ? 'The token has never been used.' : `The token was last used on ${date}.`;
  return {
    title: sentence`Revoke ${name}?`,
    text: `Anything using this token stops working immediately. ${lastUse}`,
    button: 'Revoke',
  };
}
