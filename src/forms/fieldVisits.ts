import { createContext, useContext, useState, type FocusEvent } from 'react';

type IsLeft = (event: FocusEvent) => boolean;

const FieldVisitsContext = createContext<IsLeft>(() => true);

export const FieldVisitsProvider = FieldVisitsContext.Provider;

/** Whether a blur means that the user left the field, so that it is validated. */
export function useIsLeft(): IsLeft {
  return useContext(FieldVisitsContext);
}

/**
 * Tells a field that its user leaves from one that only loses focus because the program moves it. A
 * field that was focused while the form was reset hasn't been visited since, so moving focus away
 * must not validate it. Nor does a dialog that opens over the form: it returns the focus.
 */
export function useFieldVisits() {
  const [visits] = useState(() => {
    let unvisited: Element | null = null;
    const visit = () => {
      unvisited = null;
    };
    return {
      onReset: () => {
        unvisited = document.activeElement;
      },
      /** For the form element: the user comes to a field, or types. */
      handlers: { onFocus: visit, onInput: visit },
      isLeft: ({ target, relatedTarget }: FocusEvent) => {
        const dialog = relatedTarget?.closest('[role="dialog"], [role="alertdialog"]');
        return target !== unvisited && (!dialog || dialog.contains(target));
      },
    };
  });
  return visits;
}
