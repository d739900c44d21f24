import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent } from 'react';

interface PathLinkContextValue {
  /** The path that the console is deployed under, without a trailing slash. */
  readonly basename: string;
  readonly navigate: (path: string) => void;
}

const PathLinkContext = createContext<PathLinkContextValue | undefined>(undefined);

export const PathLinkProvider = PathLinkContext.Provider;

interface PathLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** An absolute path within the console. */
  readonly to: string;
}

/**
 * A link for lists. Unlike React Router's `Link`, which resolves relative paths and so renders on
 * every navigation (https://github.com/remix-run/react-router/issues/7634), it takes absolute paths
 * only and doesn't subscribe to the location.
 */
export function PathLink({ to, children, ...rest }: PathLinkProps) {
  const router = useContext(PathLinkContext);
  const handleClick = (event: MouseEvent) => {
    if (
      !router ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    router.navigate(to);
  };
  return (
    <a {...rest} href={(router?.basename ?? '') + to} onClick={handleClick}>
      {children}
    </a>
  );
}
