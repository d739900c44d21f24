import { createContext, useContext, type ComponentPropsWithRef, type MouseEvent } from 'react';

interface Paths {
  /** The folder under which the console stands, without a slash at its end. */
  readonly base: string;
  /** Goes to a path of the console. */
  readonly go: (path: string) => void;
}

const PathsContext = createContext<Paths | undefined>(undefined);

/** Tells the links where the console stands, and how to go about in it. */
export const PathsProvider = PathsContext.Provider;

interface PathLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** A path of the console, from its root. */
  readonly to: string;
}

/**
 * A link for lists. It leads to a whole path alone, and so, unlike the router's own, isn't rendered
 * again whenever the router moves.
 */
export function PathLink({ to, children, ...rest }: PathLinkProps) {
  const paths = useContext(PathsContext);
  const follow = (event: MouseEvent) => {
    if (
      !paths ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    event.preventDefault();
    paths.go(to);
  };
  return (
    <a {...rest} href={(paths?.base ?? '') + to} onClick={follow}>
      {children}
    </a>
  );
}
