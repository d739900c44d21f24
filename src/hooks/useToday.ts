import { useSyncExternalStore } from 'react';
import { currentDay } from '~/lib/time';

/** Milliseconds within which a visible page notices midnight. */
const interval = 60_000;

/** Today as `YYYY-MM-DD` in the user's time zone: it follows the clock while the page is visible. */
export function useToday(): string {
  return useSyncExternalStore(subscribe, () => currentDay());
}

function subscribe(onChange: () => void): () => void {
  const timer = setInterval(onChange, interval);
  document.addEventListener('visibilitychange', onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
  };
}
