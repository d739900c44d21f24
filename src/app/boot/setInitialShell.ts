/**
 * Selects the static shell shown until the app renders: login, app, or none on other paths. Inlined
 * into the page as source text (vite/firstPaint.ts), so it must not reference anything outside
 * itself.
 */
export function setInitialShell(): void {
  let signedIn = false;
  try {
    signedIn = localStorage.getItem('ams.session') !== null;
  } catch {}
  const isAppPath = /\/(?:login\/?|token\/?|accounts(?:\/.*)?)?$/.test(location.pathname);
  document.documentElement.dataset.shell = isAppPath ? (signedIn ? 'app' : 'landing') : 'none';
}
