/**
 * Tells which shell the page shows until the console stands in its place: the sign-in's, the app's,
 * or none where neither is to come. It goes into the page as its own source text
 * (vite/firstPaint.ts): it may use nothing from outside itself.
 */
export function setInitialShell(): void {
  let signedIn = false;
  try {
    signedIn = localStorage.getItem('ams.session') !== null;
  } catch {}
  const isAppPath = /\/(?:login\/?|token\/?|accounts(?:\/.*)?)?$/.test(location.pathname);
  document.documentElement.dataset.shell = isAppPath ? (signedIn ? 'app' : 'landing') : 'none';
}
