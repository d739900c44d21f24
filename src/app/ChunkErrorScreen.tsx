import { useState, type ComponentType } from 'react';
import { isUnreachable, type Lazy } from '~/lib/lazyWithRetry';
import { PageLoadingBar } from '~/ui/Feedback';
import { componentOf } from '~/ui/lazyComponent';
import { reloadStaleBuild } from './boot/reloadStaleBuild';
import type { ScreenComponent } from './router/routes';
import { ScreenError } from './ScreenError';

/**
 * Creates a component for a screen or layout whose chunk can't be loaded. Whenever it is shown, it
 * tries again; if that fails, it reloads if the host serves a newer build, else shows the error with
 * "Reload", or with "Try again" if the host can't be reached.
 */
export function createChunkErrorScreen(lazy: Lazy<ScreenComponent>): ScreenComponent {
  // Safe: it gets the props of the screen, whatever they are.
  const Screen = componentOf(lazy as Lazy<ComponentType>);
  return function ChunkErrorScreen(props) {
    const [attempt, setAttempt] = useState(0);
    const [failure, setFailure] = useState<'unreachable' | 'missing'>();
    const handleLoadError = async (error: unknown) => {
      if (!(await reloadStaleBuild())) setFailure(isUnreachable(error) ? 'unreachable' : 'missing');
    };
    const retry = () => {
      setFailure(undefined);
      setAttempt(attempt + 1);
    };
    return (
      <Screen
        {...props}
        retryKey={attempt}
        fallback={
          failure ? (
            <ScreenError
              missing={failure === 'missing'}
              onRetry={failure === 'unreachable' ? retry : undefined}
            />
          ) : (
            attempt > 0 && <PageLoadingBar />
          )
        }
        onLoadError={(error) => void handleLoadError(error)}
      />
    );
  };
}
