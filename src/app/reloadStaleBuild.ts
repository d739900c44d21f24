/**
 * Loads the page anew when that helps: the host has a newer console than this one, whose code is
 * gone. Tells whether it does. A console that is left for a newer one is left once: hosts that
 * answer now with this one, now with the other, make no loop. Where that can't be remembered, where
 * nobody answers, or with the same console, the page stays.
 *
 * It goes into the page as its own source text too (vite/firstPaint.ts): it may use nothing from
 * outside itself.
 */
export async function reloadStaleBuild(): Promise<boolean> {
  const key = 'ams.renewed';
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src');
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
