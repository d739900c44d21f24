import { createContext, useContext, useState, type FocusEvent } from 'react';

type IsUserBlur = (event: FocusEvent) => boolean;

const FieldVisitsContext = createContext<IsUserBlur>(() => true);

export const FieldVisitsProvider = FieldVisitsContext.Provider;

/** Whether the user left the field, so that it should be validated. */
export function useIsUserBlur(): IsUserBlur {
  return useContext(FieldVisitsContext);
}

/**
 * Distinguishes a blur caused by the user from one caused by code, because Formik marks a field as
 * touched on any blur. A field that had focus while the form was reset counts as unvisited until
 * the user returns to it or types; opening a dialog over the form isn't a blur either, as focus
 * returns.
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
      /** For the form element: the user visits a field or types. */
      handlers: { onFocus: visit, onInput: visit },
      isUserBlur: ({ target, relatedTarget }: FocusEvent) => {
        const dialog = relatedTarget?.closest('[role="dialog"], [role="alertdialog"]');
        return target !== unvisited && (!dialog || dialog.contains(target));
      },
    };
  });
  return visits;
}
