import { sentence } from './message';
import { countOf, formatInstantDate, formatNumber } from '~/lib/format';

/** The texts of a confirmation dialog (docs/product.md, "Confirmations, saving, conflicts"). */
export interface ConfirmationText {
  readonly title: string;
  readonly text: string;
  readonly button: string;
}

export function statusConfirmation(
  change: 'activate' | 'deactivate',
  name: string,
): ConfirmationText {
  if (change === 'activate')
    return {
      title: sentence`Activate ${name}?`,
      text: sentence`${name} will be permanently activated.`,
      button: 'Activate',
    };
  return {
    title: sentence`Deactivate ${name}?`,
    text: sentence`${name} will be permanently deactivated and its users can no longer use the product.`,
    button: 'Deactivate',
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
