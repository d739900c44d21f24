import { createContext, useContext } from 'react';
import type { Stores } from './Stores';

const StoresContext = createContext<Stores | undefined>(undefined);

export const StoresProvider = StoresContext.Provider;

/** The stores of the surrounding app. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores() must be called inside a StoresProvider');
  return stores;
}
