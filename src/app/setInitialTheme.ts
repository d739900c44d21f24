/**
 * Sets the theme before the first paint, so that a reload never flashes the other one. It goes into
 * the page as its own source text (vite/firstPaint.ts): it may use nothing from outside itself.
 * Anything but a stored, well-formed "dark" is light.
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
