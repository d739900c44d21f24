import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type PointerEvent,
  useContext,
  useEffect,
  useRef,
} from 'react';

/**
 * Milliseconds of hover that count as intent; the pointer passes over an element faster than that.
 */
const intentDelay = 65;

/**
 * Called on intent, to prefetch what a click needs. May return a function that is called if the
 * user turns away without a click.
 */
export type OnIntent = () => (() => void) | void;

/** Handlers that call `onIntent` once pointer or focus rests on an element. */
export function useIntent(onIntent: OnIntent) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancel = useRef<ReturnType<OnIntent>>(undefined);
  const start = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => (cancel.current = onIntent()), intentDelay);
  };
  const end = () => {
    clearTimeout(timer.current);
    cancel.current = undefined;
  };
  const leave = () => {
    cancel.current?.();
    end();
  };
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      cancel.current?.();
    },
    [],
  );
  return {
    onPointerEnter: start,
    onPointerLeave: leave,
    onFocus: start,
    onBlur: leave,
    // `onClick` belongs to the element.
    onClickCapture: end,
  };
}

interface PathLinkContextValue {
  /** The path that the console is deployed under, without a trailing slash. */
  readonly basename: string;
  readonly navigate: (path: string) => void;
  /** Prefetches the organization whose profile is at a path. Returns a function that cancels it. */
  readonly prefetch: (path: string) => (() => void) | undefined;
}

export const PathLinkContext = createContext<PathLinkContextValue | undefined>(undefined);

export const PathLinkProvider = PathLinkContext.Provider;

interface PathLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An absolute path within the console. */
  readonly to: string;
  /** Loads the page again instead of navigating. */
  readonly reloadDocument?: boolean;
}

/**
 * A link within the console. Unlike React Router's `Link`, which resolves relative paths and so
 * renders on every navigation (https://github.com/remix-run/react-router/issues/7634), it takes
 * absolute paths only and doesn't subscribe to the location. `Link` would also add 2.5 kB to every
 * first load. Hovering or pressing a link to an organization prefetches it: people hold a button for about
 * 100 ms.
 */
export function PathLink({
  to,
  reloadDocument = false,
  onPointerDown,
  onClick,
  children,
  ...rest
}: PathLinkProps) {
  const router = useContext(PathLinkContext);
  const intent = useIntent(() => router?.prefetch(to));
  const handlePointerDown = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerDown?.(event);
    // Most touches scroll.
    if (!reloadDocument && !isForBrowser(event) && event.pointerType !== 'touch')
      router?.prefetch(to);
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!router || reloadDocument || isForBrowser(event)) return;
    event.preventDefault();
    router.navigate(to);
  };
  return (
    <a
      {...intent}
      {...rest}
      href={(router?.basename ?? '') + to}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      {children}
    </a>
  );
}

/** Whether a click opens a tab, a window or a menu instead of navigating. */
function isForBrowser({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
}
