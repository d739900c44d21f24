import {
  type ComponentType,
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type ReactNode,
} from 'react';
import { type Lazy, lazyWithRetry } from '~/lib/lazyWithRetry';
import { report } from '~/lib/report';
import { PageLoadingBar } from './Feedback';

interface LazyComponentProps {
  /** Shown while the code loads and if it fails to load. */
  readonly fallback?: ReactNode;
  readonly onLoadError?: (error: unknown) => void;
  /** A failed load is repeated whenever this value changes. */
  readonly retryKey?: unknown;
}

/** A component whose code is loaded when it is first rendered, or before by `prefetch`. */
export type LazyComponent<Props> = ComponentType<Props> & Pick<Lazy<unknown>, 'prefetch'>;

type Arguments<Props> = Parameters<typeof lazyWithRetry<ComponentType<Props>>>;

/**
 * A component of a module (`lazyWithRetry`). `React.lazy` throws a failed import (new deployment, no
 * network) to the error boundary, which would replace the whole screen and lose unsaved input, and
 * never retries it (https://github.com/facebook/react/issues/14254).
 */
export function lazyComponent<Props extends object>(
  ...args: Arguments<Props>
): LazyComponent<Props & LazyComponentProps> {
  const lazy = lazyWithRetry(...args);
  function LazyComponent({
    fallback = null,
    onLoadError,
    retryKey,
    ...props
  }: Props & LazyComponentProps): ReactNode {
    const [Component, setComponent] = useState(() => lazy.value);
    const notifyLoadError = useEffectEvent((error: unknown) => onLoadError?.(error));
    useEffect(() => {
      let unmounted = false;
      // Also if it has been loaded since the first render: then this resolves at once.
      lazy.load().then(
        (loaded) => unmounted || setComponent(() => loaded),
        (error: unknown) => {
          report(error);
          if (!unmounted) notifyLoadError(error);
        },
      );
      return () => {
        unmounted = true;
      };
      // oxlint-disable-next-line react/exhaustive-effect-dependencies -- a new key retries
    }, [retryKey]);
    return Component ? <Component {...(props as unknown as Props)} /> : fallback;
  }
  return Object.assign(LazyComponent, { prefetch: lazy.prefetch });
}

const LoadErrorContext = createContext<(error: unknown) => void>(() => undefined);

/** Provides what shows that a dialog or menu couldn't be loaded. */
export const LoadErrorProvider = LoadErrorContext.Provider;

/** Returns what shows that code couldn't be loaded. */
export function useShowLoadError(): (error: unknown) => void {
  return useContext(LoadErrorContext);
}

/**
 * A lazy dialog. While it is loading, it shows a progress bar; if it can't be loaded, a message says
 * so, and it counts as closed.
 */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  ...args: Arguments<Props>
): LazyComponent<Props> {
  const Dialog = lazyComponent(...args);
  function LazyDialog(props: Props) {
    const showLoadError = useShowLoadError();
    const handleLoadError = (error: unknown) => {
      props.onClose();
      showLoadError(error);
    };
    return <Dialog {...props} fallback={<PageLoadingBar />} onLoadError={handleLoadError} />;
  }
  return Object.assign(LazyDialog, { prefetch: Dialog.prefetch });
}
