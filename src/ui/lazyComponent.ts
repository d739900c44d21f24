import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';

interface LazyComponentProps {
  /** Stands there while the code comes, and where it can't be had. */
  readonly fallback?: ReactNode;
  /** The code can't be had. */
  readonly onLoadError?: () => void;
  /** Code that couldn't be had is asked for again whenever this changes. */
  readonly retryKey?: unknown;
}

/**
 * A part of a screen whose code comes when it is first shown. Unlike React's own `lazy`, code that
 * can't be had (a new deployment, no network) takes nothing else with it: an error boundary would
 * put the whole screen away, and what was typed there.
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
