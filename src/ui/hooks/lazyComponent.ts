import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

interface LazyComponentProps {
  /** Shown while the chunk loads and if it fails to load. */
  readonly fallback?: ReactNode;
  /** Called if the chunk fails to load. */
  readonly onLoadError?: () => void;
  /** A failed chunk is requested again whenever this value changes. */
  readonly retryKey?: unknown;
}

/**
 * A component that is loaded when it is first rendered. `React.lazy` throws a failed import (new
 * deployment, no network) to the error boundary, which would replace the whole screen and lose
 * unsaved input, and never retries it (https://github.com/facebook/react/issues/14254).
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LazyComponentProps> {
  let LoadedComponent: ComponentType<Props> | undefined;
  return function LazyPart({ fallback = null, onLoadError, retryKey, ...props }) {
    const [Component, setComponent] = useState(() => LoadedComponent);
    const reportLoadError = useEffectEvent(() => onLoadError?.());
    useEffect(() => {
      let unmounted = false;
      const handleLoaded = (component: ComponentType<Props>) => {
        LoadedComponent = component;
        if (!unmounted) setComponent(() => component);
      };
      if (!LoadedComponent) load().then(handleLoaded, () => unmounted || reportLoadError());
      return () => {
        unmounted = true;
      };
    }, [retryKey]);
    return Component ? createElement(Component, props as unknown as Props) : fallback;
  };
}
