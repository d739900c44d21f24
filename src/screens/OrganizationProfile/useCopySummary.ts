import { useState } from 'react';
import { useCommand } from '~/hooks/useCommand';
import { lazyWithRetry } from '~/lib/lazyWithRetry';
import { useStores } from '~/stores/context';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { useShowLoadError } from '~/ui/lazyComponent';
import { copyStatusText, writeToClipboard } from '~/ui/Copy';

const summary = lazyWithRetry(() =>
  import('./organizationSummary').then((module) => module.organizationSummary),
);

/**
 * The command "Copy summary" of a profile. `text` is the summary to copy by hand where the browser
 * refuses the clipboard.
 */
export function useCopySummary(profile: ProfileQueries) {
  const { toasts } = useStores();
  const showLoadError = useShowLoadError();
  const [text, setText] = useState<string>();

  async function copy() {
    const { organization, subscriptions, activity } = profile;
    // Now: the user may go on to another profile while something loads.
    const url = location.origin + location.pathname;
    const [organizationSummary] = await Promise.all([
      summary.load(),
      organization.ensure(),
      subscriptions.ensure(),
      activity.latest.ensure(),
    ]);
    if (!profile.current) return;
    const found = organizationSummary({
      organization: profile.current,
      subscriptions: subscriptions.data?.rows,
      latestChange: activity.latestChange,
      url,
    });
    if ((await writeToClipboard(found)) === 'copied')
      toasts.show({ type: 'success', text: copyStatusText.copied });
    else setText(found);
  }

  useCommand('copy-summary', () => void copy().catch(showLoadError));
  return { text, close: () => setText(undefined) };
}
