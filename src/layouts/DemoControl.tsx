import { createContext, useContext, type ReactNode } from 'react';
import { useStores } from '~/stores/context';
import type { ToastsStore } from '~/stores/ToastsStore';

interface DemoControlContextProps {
  readonly toasts: ToastsStore;
}

const DemoControlContext = createContext<
  ((props: DemoControlContextProps) => ReactNode) | undefined
>(undefined);

/** Set by the demo build only, to render the button of the demo panel. */
export const DemoControlProvider = DemoControlContext.Provider;

/** The demo build's control; nothing in other builds. */
export function DemoControl() {
  const renderControl = useContext(DemoControlContext);
  const { toasts } = useStores();
  return renderControl?.({ toasts });
}
