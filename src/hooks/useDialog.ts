import { useState } from 'react';

/** State of a dialog, which is rendered while `isOpen`. */
export function useDialog() {
  const [isOpen, setIsOpen] = useState(false);
  return { isOpen, open: () => setIsOpen(true), close: () => setIsOpen(false) };
}
