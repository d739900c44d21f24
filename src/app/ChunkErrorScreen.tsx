import { useEffect, useState } from 'react';
import { reloadStaleBuild } from './reloadStaleBuild';
import { ScreenError } from './ScreenError';

/**
 * In place of a screen whose code can't be loaded: the newer console where there is one, else what
 * happened, and "Reload".
 */
export function ChunkErrorScreen() {
  const [showError, setShowError] = useState(false);
  useEffect(() => {
    void reloadStaleBuild().then((reloading) => setShowError(!reloading));
  }, []);
  return showError ? <ScreenError missing /> : null;
}
