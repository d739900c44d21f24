/**
 * Selects the static shell shown until the app renders: login, app (with the side menu as the user
 * left it), or none on other paths. Inlined into the page as source text (vite/firstPaint.ts), so
 * it must not reference anything outside itself.
 */
export function setInitialShell(): void {
  let signedIn = false;
  let isRail = innerWidth < 1024;
  try {
    signedIn = localStorage.getItem('ams.session') !== null;
    const menu = JSON.parse(localStorage.getItem('ams.menu') ?? 'null') as {
      data?: { collapsed?: unknown };
    } | null;
    if (typeof menu?.data?.collapsed === 'boolean') isRail = menu.data.collapsed;
  } catch {}
  document.documentElement.toggleAttribute('data-rail', isRail);
  const isAppPath = /\/(?:login\/?|token\/?|accounts(?:\/.*)?)?$/.test(location.pathname);
  document.documentElement.dataset.shell = isAppPath ? (signedIn ? 'app' : 'landing') : 'none';
}
