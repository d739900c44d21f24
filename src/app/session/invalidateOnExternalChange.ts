import type { TabChannel } from '~/lib/tabChannel';
import type { Stores } from '~/stores/Stores';

/** Message to the other tabs about a mutation. */
export type ChangeMessage = { readonly organization: string } | { readonly tokens: true };

/**
 * Keeps data current: what another tab has changed becomes stale, and so does data over five
 * minutes old when the user returns to this tab. Whatever is on screen is then refetched in the
 * background (hooks/useBackgroundRefetch.ts).
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
