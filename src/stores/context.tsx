import { createContext, useContext } from 'react';
import type { Stores } from './Stores';

const StoresContext = createContext<Stores | undefined>(undefined);

export const StoresProvider = StoresContext.Provider;

/** The stores of the app that this component stands in. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores() outside of a StoresProvider');
  return stores;
}
