import {
  createElement,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { report } from '~/lib/report';

/** A `Chunk`, or anything else that loads a module once. */
interface Loadable<Module> {
  /** Undefined until it is loaded. */
  readonly module: Module | undefined;
  readonly load: () => Promise<Module>;
}

interface LazyComponentProps {
  /** Shown while the chunk loads and if it fails to load. */
  readonly fallback?: ReactNode;
  /** Called if the chunk fails to load. */
  readonly onLoadError?: (error: unknown) => void;
  /** A failed chunk is requested again whenever this value changes. */
  readonly retryKey?: unknown;
}

/**
 * A component of a chunk, which is loaded when the component is first rendered. `React.lazy` throws a
 * failed import (new deployment, no network) to the error boundary, which would replace the whole
 * screen and lose unsaved input, and never retries it
 * (https://github.com/facebook/react/issues/14254).
 */
export function lazyComponent<Module, Props extends object>(
  chunk: Loadable<Module>,
  pick: (module: Module) => ComponentType<Props>,
): ComponentType<Props & LazyComponentProps> {
  return function LazyComponent({
    fallback = null,
    onLoadError,
    retryKey,
    ...props
  }: Props & LazyComponentProps): ReactNode {
    const [module, setModule] = useState(() => chunk.module);
    const notifyLoadError = useEffectEvent((error: unknown) => onLoadError?.(error));
    useEffect(() => {
      let unmounted = false;
      // Also if it has been loaded since the first render: then this resolves at once.
      chunk.load().then(
        (loaded) => unmounted || setModule(() => loaded),
        (error: unknown) => {
          report(error);
          if (!unmounted) notifyLoadError(error);
        },
      );
      return () => {
        unmounted = true;
      };
      // A new key retries.
    }, [retryKey]);
    return module ? createElement(pick(module), props as unknown as Props) : fallback;
  };
}
