import { createContext, useRef, type RefObject, type SyntheticEvent } from 'react';

/**
 * The button in a dialog that opened the dialog nested in it; undefined for a dialog that isn't nested.
 */
export const OpenerContext = createContext<RefObject<HTMLElement | null> | undefined>(undefined);

/**
 * Tracks the button pressed last in a dialog, so that a nested dialog can return focus to it.
 * `document.activeElement` can't be used: a press leaves focus in the field (`preserveFocus`), and
 * Enter in a field submits without focusing the submit button.
 */
export function useTrackedOpener() {
  const opener = useRef<HTMLElement>(null);
  const track = ({ type, target, currentTarget }: SyntheticEvent) => {
    // React events bubble through portals, so those of a nested dialog arrive here as well:
    // https://react.dev/reference/react-dom/createPortal#caveats
    if (!(target instanceof Element) || !currentTarget.contains(target)) return;
    if (target instanceof HTMLFormElement) opener.current = submitButton(target);
    else opener.current = type === 'click' ? target.closest('button') : null;
  };
  return {
    opener,
    handlers: {
      onClickCapture: track,
      onKeyDownCapture: track,
      onFocusCapture: track,
      onSubmitCapture: track,
    },
  };
}

/** The submit button of a form, even if it is outside the form element. */
function submitButton(form: HTMLFormElement): HTMLElement | null {
  const buttons = [...form.elements].filter((element) => element instanceof HTMLButtonElement);
  return buttons.find(({ type }) => type === 'submit') ?? null;
}
