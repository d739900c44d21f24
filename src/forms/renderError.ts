import { createContext, useContext } from 'react';
import type { ElementNode } from '~/ui/layout/ElementNode';

/** How to show the message of a field; undefined as plain text. */
export type RenderError = (field: string, text: string) => ElementNode | undefined;

const RenderErrorContext = createContext<RenderError>(() => undefined);

export const RenderErrorProvider = RenderErrorContext.Provider;

export function useRenderError(): RenderError {
  return useContext(RenderErrorContext);
}
