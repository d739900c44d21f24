import { createContext, type ReactNode, useContext } from 'react';
import { useStores } from '~/stores/context';
import type { ToastsStore } from '~/stores/ToastsStore';

/** What the demo build adds to the console. */
export interface Demo {
  readonly renderControl: (props: { readonly toasts: ToastsStore }) => ReactNode;
  /** The demo's accounts, below the sign-in form. */
  readonly renderAccounts: (props: {
    readonly onSelect: (account: { email: string; password: string }) => void;
  }) => ReactNode;
}

const DemoContext = createContext<Demo | undefined>(undefined);

/** Set by the demo build only. */
export const DemoProvider = DemoContext.Provider;

/** The demo build's additions; undefined in other builds. */
export function useDemo(): Demo | undefined {
  return useContext(DemoContext);
}

/** The button of the demo panel; nothing in other builds. */
export function DemoControl() {
  const { toasts } = useStores();
  return useDemo()?.renderControl({ toasts });
}
