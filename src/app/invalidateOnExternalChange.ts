import type { TabChannel } from '../lib/tabChannel';
import type { Stores } from '../stores/Stores';

/** What a tab tells the others that it has changed. */
export type ChangeMessage = { readonly organization: string } | { readonly tokens: true };

/**
 * No figure stays that is known to be stale: what another tab has changed is stale here, and when
 * this tab comes back into view so is what is over five minutes old. Whoever shows it refetches it
 * in the background (layouts/useRefresh.ts).
 */
export function invalidateOnExternalChange(
  { organizations, tokens }: Pick<Stores, 'organizations' | 'tokens'>,
  channel: TabChannel | undefined,
): () => void {
  const unsubscribe = channel?.subscribe((change) => {
    if (typeof change !== 'object' || change === null) return;
    if ('organization' in change && typeof change.organization === 'string')
      organizations.invalidate(change.organization);
    if ('tokens' in change) tokens.invalidate();
  });
  const onFocus = () => {
    if (document.visibilityState !== 'visible') return;
    organizations.revalidate();
    tokens.revalidate();
  };
  window.addEventListener('focus', onFocus);
  document.addEventListener('visibilitychange', onFocus);
  return () => {
    unsubscribe?.();
    window.removeEventListener('focus', onFocus);
    document.removeEventListener('visibilitychange', onFocus);
  };
}
