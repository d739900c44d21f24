import { createContext, useContext, useState, type FocusEvent } from 'react';

type ShouldTouch = (event: FocusEvent) => boolean;

const ShouldTouchContext = createContext<ShouldTouch>(() => true);

export const ShouldTouchProvider = ShouldTouchContext.Provider;

/** Whether a blur marks its field as touched, so that its message shows. */
export function useShouldTouch(): ShouldTouch {
  return useContext(ShouldTouchContext);
}

/**
 * Decides which fields of a form become touched: Formik marks a field as touched on any blur, also
 * on one that code causes. A field that had focus while the form was reset stays untouched until
 * the user returns to it or types; opening a dialog over the form touches nothing either, as focus
 * returns.
 */
export function useTouchedFields() {
  const [touchedFields] = useState(() => {
    let focusedAtReset: Element | null = null;
    const forgetReset = () => {
      focusedAtReset = null;
    };
    return {
      onReset: () => {
        focusedAtReset = document.activeElement;
      },
      /** For the form element: the user focuses a field or types. */
      handlers: { onFocus: forgetReset, onInput: forgetReset },
      shouldTouch: ({ target, relatedTarget }: FocusEvent) => {
        const dialog = relatedTarget?.closest('[role="dialog"], [role="alertdialog"]');
        return target !== focusedAtReset && (!dialog || dialog.contains(target));
      },
    };
  });
  return touchedFields;
}
