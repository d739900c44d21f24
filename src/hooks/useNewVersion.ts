import { useEffect, useState } from 'react';
import { CALL_TIMEOUT } from '~/api/HttpClient';
import { readConfiguration, type Release } from '~/lib/configuration';
import { hasPassed, timestamp, type Timestamp } from '~/lib/time';
import { useStores } from '~/stores/context';

/** Milliseconds between two requests, at least (docs/product.md, "Configuration and operation"). */
export const VERSION_CHECK_INTERVAL = 10 * 60_000;

/**
 * Whether the host now serves another build or configuration than this page's. Checked when the tab
 * becomes visible again and while it stays visible; a failed check is repeated by the next one.
 */
export function useNewVersion(): boolean {
  const { release } = useStores();
  const [isAvailable, setIsAvailable] = useState(false);
  useEffect(() => {
    if (!release || isAvailable) return undefined;
    const controller = new AbortController();
    let checkedAt: Timestamp | undefined;
    const check = async () => {
      const isDue = !checkedAt || hasPassed(VERSION_CHECK_INTERVAL, checkedAt);
      if (document.visibilityState !== 'visible' || !isDue) return;
      checkedAt = timestamp();
      const served = await servedRelease(controller.signal);
      if (served && !isSame(served, release) && !controller.signal.aborted) setIsAvailable(true);
    };
    const onVisible = () => void check();
    const timer = setInterval(onVisible, VERSION_CHECK_INTERVAL);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [release, isAvailable]);
  return isAvailable;
}

/** The release that the host serves; undefined if that can't be found out. */
async function servedRelease(signal: AbortSignal): Promise<Partial<Release> | undefined> {
  try {
    const response = await fetch(`${readConfiguration().base}version.json`, {
      cache: 'no-store',
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, AbortSignal.timeout(CALL_TIMEOUT)]),
    });
    if (!response.ok) return undefined;
    const served = (await response.json()) as Partial<Release> | null;
    return typeof served?.version === 'string' && typeof served.commit === 'string'
      ? served
      : undefined;
  } catch {
    return undefined;
  }
}

function isSame(served: Partial<Release>, { version, commit, build }: Release): boolean {
  return served.version === version && served.commit === commit && served.build === build;
}
