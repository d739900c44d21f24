import type { TabChannel } from '../lib/tabChannel';
import type { Stores } from '../stores/Stores';

/** What a tab tells the others that it has changed. */
export type Change = { readonly organization: string } | { readonly tokens: true };

/**
 * No figure stays that is known to be stale: what another tab has changed is stale here, and when
 * this tab comes back into view so is what is over five minutes old. Whoever shows it refetches it
 * in the background (layouts/useRefresh.ts).
 */
export function followChanges(
  { organizations, tokens }: Pick<Stores, 'organizations' | 'tokens'>,
  channel: TabChannel | undefined,
): () => void {
  const deaf = channel?.listen((change) => {
    if (typeof change !== 'object' || change === null) return;
    if ('organization' in change && typeof change.organization === 'string')
      organizations.outdate(change.organization);
    if ('tokens' in change) tokens.outdate();
  });
  const onBack = () => {
    if (document.visibilityState !== 'visible') return;
    organizations.revalidate();
    tokens.revalidate();
  };
  window.addEventListener('focus', onBack);
  document.addEventListener('visibilitychange', onBack);
  return () => {
    deaf?.();
    window.removeEventListener('focus', onBack);
    document.removeEventListener('visibilitychange', onBack);
  };
}
