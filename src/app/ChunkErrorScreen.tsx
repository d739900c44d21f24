import { useState, type ComponentType } from 'react';
import { lazyComponent } from '~/ui/hooks/lazyComponent';
import { reloadStaleBuild } from './boot/reloadStaleBuild';
import { ScreenError } from './ScreenError';

/**
 * Creates a component for a screen or layout whose chunk can't be loaded. Whenever it is shown, it
 * tries again; if that fails, it reloads if the host serves a newer build, else shows the error with
 * "Reload".
 */
export function createChunkErrorScreen(load: () => Promise<ComponentType>): ComponentType {
  const Screen = lazyComponent({ module: undefined, load }, (Component) => Component);
  return function ChunkErrorScreen() {
    const [isErrorShown, setIsErrorShown] = useState(false);
    const handleLoadError = async () => setIsErrorShown(!(await reloadStaleBuild()));
    return (
      <Screen
        fallback={isErrorShown ? <ScreenError missing /> : null}
        onLoadError={() => void handleLoadError()}
      />
    );
  };
}
