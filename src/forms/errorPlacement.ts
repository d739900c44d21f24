import { createContext, useContext } from 'react';
import type { ErrorPlacement } from '~/messages/rejectedPayload';

const ErrorPlacementContext = createContext<ErrorPlacement | undefined>(undefined);

export const ErrorPlacementProvider = ErrorPlacementContext.Provider;

/**
 * Where the surrounding form shows the server's errors of its last submit; undefined if there were
 * none.
 */
export function useErrorPlacement(): ErrorPlacement | undefined {
  return useContext(ErrorPlacementContext);
}
