/** A dialog about an organization's seats, with the subscription that it changes. */
export type SeatsTarget =
  | { readonly dialog: 'add' }
  | {
      readonly dialog: 'assign' | 'total';
      readonly subscriptionId: string;
      /** The button that opens it, if it isn't the one in the subscription's row. */
      readonly opener?: HTMLElement;
    };

/** The attribute of the button to which focus returns. */
export function opens(target: SeatsTarget) {
  return { 'data-opens': targetName(target) };
}

/** Focus returns to the opener or, once that is gone, to the button that is always there. */
export function openerOf(target: SeatsTarget): HTMLElement | null {
  if ('opener' in target && target.opener?.isConnected) return target.opener;
  return document.querySelector<HTMLElement>(`[data-opens="${CSS.escape(targetName(target))}"]`);
}

function targetName(target: SeatsTarget): string {
  return target.dialog === 'add' ? 'add' : `${target.dialog} ${target.subscriptionId}`;
}
