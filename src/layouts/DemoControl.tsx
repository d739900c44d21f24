import { createContext, useContext, type ReactNode } from 'react';
import { useStores } from '../stores/context';
import type { ToastsStore } from '../stores/ToastsStore';

interface DemoControlContextProps {
  readonly toasts: ToastsStore;
}

const DemoControlContext = createContext<
  ((props: DemoControlContextProps) => ReactNode) | undefined
>(undefined);

/** The demo build gives its way to the demo's panel; no other build has one. */
export const DemoControlProvider = DemoControlContext.Provider;

/** Where a layout has room for that. */
export function DemoControl() {
  const renderControl = useContext(DemoControlContext);
  const { toasts } = useStores();
  return renderControl?.({ toasts });
}
