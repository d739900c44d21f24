/**
 * Reloads the page if the host serves a newer build, since the chunks of this one may be gone;
 * returns whether it does. Each build is left only once, so that hosts serving two builds in turn
 * cause no reload loop. Without session storage, a response or a newer build, the page stays.
 */
export async function reloadStaleBuild(): Promise<boolean> {
  const key = 'ams.renewed';
  // The last one: those of packages stay the same in many builds.
  const entry = [...document.querySelectorAll('script[type="module"][src]')]
    .at(-1)
    ?.getAttribute('src');
  if (!entry) return false;
  const replacedEntries = (): string[] => {
    try {
      const { v, data } = JSON.parse(sessionStorage.getItem(key) ?? '{}') as {
        v?: unknown;
        data?: unknown;
      };
      return v === 1 && Array.isArray(data) ? data.filter((name) => typeof name === 'string') : [];
    } catch {
      return [];
    }
  };
  try {
    const response = await fetch(location.pathname, {
      cache: 'no-store',
      headers: { Accept: 'text/html' },
      signal: AbortSignal.timeout(5000),
    });
    const html = await response.text();
    if (!response.ok || !/<script type="module"/.test(html) || html.includes(`"${entry}"`))
      return false;
    if (replacedEntries().includes(entry)) return false;
    sessionStorage.setItem(
      key,
      JSON.stringify({ v: 1, data: [...replacedEntries(), entry].slice(-20) }),
    );
  } catch {
    return false;
  }
  location.reload();
  return true;
}
