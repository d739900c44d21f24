import { createContext } from 'react';

interface PathLinkContextValue {
  /** The path that the console is deployed under, without a trailing slash. */
  readonly basename: string;
  readonly navigate: (path: string) => void;
  /** Prefetches the screen at a path and its data. Returns a function that cancels it. */
  readonly prefetch: (path: string) => () => void;
}

export const PathLinkContext = createContext<PathLinkContextValue | undefined>(undefined);

export const PathLinkProvider = PathLinkContext.Provider;
