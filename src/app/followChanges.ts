import type { TabChannel } from '../lib/tabChannel';
import type { Stores } from '../stores/Stores';

/** What a tab tells the others that it has changed. */
export type Change = { readonly organization: string } | { readonly tokens: true };

/**
 * Milliseconds in which a tab comes back once: a window's focus and its becoming visible are told
 * one after the other.
 */
const onceIn = 1000;

/**
 * No figure stays that is known to be old: what another tab has changed is out of date here, and so
 * is everything when this tab comes back into view. Whoever shows it asks again, quietly
 * (layouts/useRefresh.ts).
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
  let last = -Infinity;
  const onBack = () => {
    if (document.visibilityState !== 'visible' || performance.now() - last < onceIn) return;
    last = performance.now();
    organizations.outdate();
    tokens.outdate();
  };
  window.addEventListener('focus', onBack);
  document.addEventListener('visibilitychange', onBack);
  return () => {
    deaf?.();
    window.removeEventListener('focus', onBack);
    document.removeEventListener('visibilitychange', onBack);
  };
}
