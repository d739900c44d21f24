/** The page's storage; undefined where the browser forbids even asking for it. */
export function webStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
