import { formatInstantDate, formatNumber } from '../lib/format';

/** What a confirmation says (decisions.md, "Confirmations"). */
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
      title: `Activate ${name}?`,
      text: `${name} will be permanently activated.`,
      button: 'Activate',
    };
  return {
    title: `Deactivate ${name}?`,
    text: `${name} will be permanently deactivated and its users can no longer use the product.`,
    button: 'Deactivate',
  };
}

export function excessConfirmation(assigned: number, total: number): ConfirmationText {
  const excess = assigned - total;
  const one = excess === 1;
  return {
    title: `Add ${formatNumber(excess)} ${one ? 'seat' : 'seats'}?`,
    text:
      `${formatNumber(assigned)} assigned ${assigned === 1 ? 'seat exceeds' : 'seats exceed'} the total of ${formatNumber(total)}. ` +
      `The ${formatNumber(excess)} excess ${one ? 'seat is' : 'seats are'} added automatically.`,
    button: 'Add seats',
  };
}

export function revokeConfirmation(name: string, lastUsedAt: string | null): ConfirmationText {
  const date = formatInstantDate(lastUsedAt);
  const used = date === null ? 'It was never used.' : `It was last used on ${date}.`;
  return {
    title: `Revoke ${name}?`,
    text: `Whatever uses this token stops working at once. ${used}`,
    button: 'Revoke',
  };
}
