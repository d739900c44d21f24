import { useEffect, useState } from 'react';

/** State of a dialog, which is rendered while `isOpen`. */
export function useDialog() {
  const [isOpen, setIsOpen] = useState(false);
  // A screen that is kept hidden is revealed without its dialogs.
  useEffect(() => () => setIsOpen(false), []);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
