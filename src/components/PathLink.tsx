import { useContext, type ComponentPropsWithRef, type MouseEvent, type PointerEvent } from 'react';
import { PathLinkContext } from '~/hooks/pathLinkContext';
import { useIntent } from '~/ui/useIntent';

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
