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

interface PathLinkContextValue {
  /** The path that the console is deployed under, without a trailing slash. */
  readonly basename: string;
  readonly navigate: (path: string) => void;
  /** Prefetches what the screen at a path declares to be. */
  readonly prefetch: (path: string) => void;
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
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const cancelIntent = () => clearTimeout(timer.current);
  const awaitIntent = () => {
    cancelIntent();
    timer.current = setTimeout(() => router?.prefetch(to), intentDelay);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  const handlePointerDown = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerDown?.(event);
    // Most touches scroll.
    if (!reloadDocument && !isForBrowser(event) && event.pointerType !== 'touch')
      router?.prefetch(to);
  };
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    cancelIntent();
    if (!router || reloadDocument || isForBrowser(event)) return;
    event.preventDefault();
    router.navigate(to);
  };
  return (
    <a
      onPointerEnter={awaitIntent}
      onPointerLeave={cancelIntent}
      onFocus={awaitIntent}
      onBlur={cancelIntent}
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
