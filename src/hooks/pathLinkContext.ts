import { createContext } from 'react';

interface PathLinkContextValue {
  /** The path that the console is deployed under, without a trailing slash. */
  readonly basename: string;
  readonly navigate: (path: string) => void;
  /** Prefetches the organization whose profile is at a path. Returns a function that cancels it. */
  readonly prefetch: (path: string) => (() => void) | undefined;
}

export const PathLinkContext = createContext<PathLinkContextValue | undefined>(undefined);

export const PathLinkProvider = PathLinkContext.Provider;
