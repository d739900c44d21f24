import { createContext, useContext } from 'react';
import type { ErrorPlacement } from '../messages/rejectedPayload';

const ErrorPlacementContext = createContext<ErrorPlacement | undefined>(undefined);

export const ErrorPlacementProvider = ErrorPlacementContext.Provider;

/** How the form around shows what the server rejected of its last submit; undefined without one. */
export function useErrorPlacement(): ErrorPlacement | undefined {
  return useContext(ErrorPlacementContext);
}
