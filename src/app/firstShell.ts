/**
 * Tells which shell the page shows until the console stands in its place: the sign-in's, the app's,
 * or none where neither is to come. It goes into the page as its own source text
 * (vite/firstPaint.ts): it may use nothing from outside itself.
 */
export function firstShell(): void {
  let signedIn = false;
  try {
    signedIn = localStorage.getItem('ams.session') !== null;
  } catch {}
  const known = /\/(?:login\/?|token\/?|accounts(?:\/.*)?)?$/.test(location.pathname);
  document.documentElement.dataset.shell = known ? (signedIn ? 'app' : 'landing') : 'none';
}
