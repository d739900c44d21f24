import type { ToastType } from '../../src/domain/Toast';

export interface Note {
  readonly type: ToastType;
  readonly text: string;
}

/** Words for whoever shows the demo, kept until someone can show them. */
export interface Notes {
  add(note: Note): void;
  /** Hands over what waits, and what comes; gives a function that ends that. */
  listen(show: (note: Note) => void): () => void;
}

export function createNotes(): Notes {
  const waiting: Note[] = [];
  let listener: ((note: Note) => void) | undefined;
  return {
    add(note) {
      if (listener) listener(note);
      else waiting.push(note);
    },
    listen(show) {
      listener = show;
      for (const note of waiting.splice(0)) show(note);
      return () => {
        if (listener === show) listener = undefined;
      };
    },
  };
}
