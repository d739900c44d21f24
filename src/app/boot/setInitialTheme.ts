/**
 * Sets the theme before the first paint, so that a reload doesn't flash the wrong one. Anything but
 * a stored, well-formed "dark" is light. Inlined into the page as source text (vite/firstPaint.ts),
 * so it must not reference anything outside itself.
 */
export function setInitialTheme(): void {
  let theme = 'light';
  try {
    const stored: unknown = JSON.parse(localStorage.getItem('ams.theme') ?? 'null');
    if (
      stored !== null &&
      typeof stored === 'object' &&
      'v' in stored &&
      'data' in stored &&
      stored.v === 1 &&
      stored.data === 'dark'
    ) {
      theme = 'dark';
    }
  } catch {}
  document.documentElement.dataset.theme = theme;
}
