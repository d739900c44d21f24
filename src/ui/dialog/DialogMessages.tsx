import { createContext, useContext } from 'react';
import { createPortal } from 'react-dom';
import type { ElementNode } from '~/ui/layout/ElementNode';

/** The place for messages of the dialog around; null before it is rendered, undefined outside of one. */
export const DialogMessagesContext = createContext<HTMLElement | null | undefined>(undefined);

/**
 * What a dialog's content reports as a whole, such as a failure: shown between body and footer, so that
 * it is in view and moves no field. In place outside of a dialog.
 */
export function DialogMessages({ children }: { readonly children: ElementNode }) {
  const place = useContext(DialogMessagesContext);
  if (place === undefined) return children;
  return place && createPortal(children, place);
}
