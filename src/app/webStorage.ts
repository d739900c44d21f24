/** The page's storage; undefined if the browser blocks access to it. */
export function webStorage(name: 'localStorage' | 'sessionStorage'): Storage | undefined {
  try {
    return window[name];
  } catch {
    return undefined;
  }
}
