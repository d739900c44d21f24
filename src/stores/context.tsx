import type { CommandsStore } from './CommandsStore';
import type { DraftsStore } from './DraftsStore';
import type { MenuStore } from './MenuStore';
import type { OrganizationsStore } from './OrganizationsStore';
import type { SessionStore } from './SessionStore';
import type { RecentOrganizationsStore, ViewsStore } from './StoredByUser';
import type { ThemeStore } from './ThemeStore';
import type { ToastsStore } from './ToastsStore';
import type { TokensStore } from './TokensStore';
import { createContext, useContext } from 'react';
import type { HttpClient } from '~/api/HttpClient';
import type { OptionalCalls } from '~/api/optionalCalls';
import type { Brand, Integrations, Release } from '~/lib/configuration';
import type { KeyValueStorage } from '~/lib/persisted';

const StoresContext = createContext<Stores | undefined>(undefined);

export const StoresProvider = StoresContext.Provider;

/** The stores of the surrounding app. */
export function useStores(): Stores {
  const stores = useContext(StoresContext);
  if (!stores) throw new Error('useStores() must be called inside a StoresProvider');
  return stores;
}

/** What `useStores` offers to components: the stores, and the HTTP client for mutations. */
export interface Stores {
  readonly http: HttpClient;
  readonly optionalCalls: OptionalCalls;
  readonly session: SessionStore;
  readonly organizations: OrganizationsStore;
  readonly recentOrganizations: RecentOrganizationsStore;
  readonly views: ViewsStore;
  readonly tokens: TokensStore;
  readonly drafts: DraftsStore;
  readonly toasts: ToastsStore;
  readonly theme: ThemeStore;
  readonly menu: MenuStore;
  readonly commands: CommandsStore;
  /** Local storage, for what a feature remembers in this browser. */
  readonly storage: KeyValueStorage | undefined;
  readonly brand: Brand;
  /** What the operator has connected the console with. */
  readonly integrations: Integrations;
  /** Undefined where the page doesn't know it, as in stories and tests. */
  readonly release: Release | undefined;
}
