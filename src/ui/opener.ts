import { createContext, useContext, useRef, type RefObject, type SyntheticEvent } from 'react';

type Opener = RefObject<HTMLElement | null>;

const OpenerContext = createContext<Opener | undefined>(undefined);

export const OpenerProvider = OpenerContext.Provider;

/** The button of the dialog around this one that opened it; undefined for a dialog on the page. */
export function useOpener(): Opener | undefined {
  return useContext(OpenerContext);
}

/**
 * Remembers which button of a dialog was pressed last, so that a nested dialog returns focus to it.
 * The focus itself doesn't tell: a press leaves it in the field (`keepFocus`), and so does Enter,
 * which stands for the submit button.
 */
export function useTrackedOpener() {
  const opener = useRef<HTMLElement>(null);
  const track = ({ type, target, currentTarget }: SyntheticEvent) => {
    // React events of a nested dialog arrive here as well.
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

/** Of a form, wherever in the dialog it stands. */
function submitButton(form: HTMLFormElement): HTMLElement | null {
  const buttons = [...form.elements].filter((element) => element instanceof HTMLButtonElement);
  return buttons.find(({ type }) => type === 'submit') ?? null;
}
