import { createContext, useContext, type ReactNode } from 'react';

/** How to show the message of a field; undefined as plain text. */
export type RenderError = (field: string, text: string) => ReactNode | undefined;

const RenderErrorContext = createContext<RenderError>(() => undefined);

export const RenderErrorProvider = RenderErrorContext.Provider;

export function useRenderError(): RenderError {
  return useContext(RenderErrorContext);
}
