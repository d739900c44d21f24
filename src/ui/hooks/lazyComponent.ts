import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

import { report } from '~/lib/report';

interface LazyComponentProps {
  /** Shown while the chunk loads and if it fails to load. */
  readonly fallback?: ReactNode;
  /** Called if the chunk fails to load. */
  readonly onLoadError?: () => void;
  /** A failed chunk is requested again whenever this value changes. */
  readonly retryKey?: unknown;
}

export type LazyComponent<Props> = ComponentType<Props & LazyComponentProps> & {
  /** Loads the chunk before it is needed. A failure is ignored: rendering retries. */
  readonly preload: () => void;
};

/**
 * A component whose chunk is loaded when it is first rendered, or by `preload()`. `React.lazy`
 * throws a failed import (new deployment, no network) to the error boundary, which would replace the
 * whole screen and lose unsaved input, and never retries it
 * (https://github.com/facebook/react/issues/14254).
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let LoadedComponent: ComponentType<Props> | undefined;
  const loadOnce = async () => (LoadedComponent ??= await load());

  function Lazy({
    fallback = null,
    onLoadError,
    retryKey,
    ...props
  }: Props & LazyComponentProps): ReactNode {
    const [Component, setComponent] = useState(() => LoadedComponent);
    const notifyLoadError = useEffectEvent(() => onLoadError?.());
    useEffect(() => {
      let unmounted = false;
      // Also if `preload` has loaded it since the first render: then this resolves at once.
      loadOnce().then(
        (component) => unmounted || setComponent(() => component),
        (error: unknown) => {
          report(error);
          if (!unmounted) notifyLoadError();
        },
      );
      return () => {
        unmounted = true;
      };
      // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new key retries
    }, [retryKey]);
    return Component ? createElement(Component, props as unknown as Props) : fallback;
  }
  return Object.assign(Lazy, { preload: () => void loadOnce().catch(() => undefined) });
}
