import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent } from 'react';

interface PathLinkContextValue {
  /** The folder under which the console stands, without a slash at its end. */
  readonly basename: string;
  /** Goes to a path of the console. */
  readonly navigate: (path: string) => void;
}

const PathLinkContext = createContext<PathLinkContextValue | undefined>(undefined);

/** Tells the links where the console stands, and how to go about in it. */
export const PathLinkProvider = PathLinkContext.Provider;

interface PathLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the console, from its root. */
  readonly to: string;
}

/**
 * A link for lists. It leads to a whole path alone, and so, unlike the router's own, isn't rendered
 * again whenever the router moves.
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
