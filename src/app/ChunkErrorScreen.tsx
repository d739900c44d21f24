import { useEffect, useState } from 'react';
import { reloadStaleBuild } from './boot/reloadStaleBuild';
import { ScreenError } from './ScreenError';

/**
 * Shown for a screen whose chunk can't be loaded: reloads if the host serves a newer build, else
 * shows the error with "Reload".
 */
export function ChunkErrorScreen() {
  const [showError, setShowError] = useState(false);
  useEffect(() => {
    void reloadStaleBuild().then((reloading) => setShowError(!reloading));
  }, []);
  return showError ? <ScreenError missing /> : null;
}
