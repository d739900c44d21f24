import type { Brand } from '../lib/Brand';
import type { ActivityStore } from './ActivityStore';
import type { DraftsStore } from './DraftsStore';
import type { MenuStore } from './MenuStore';
import type { OrganizationsStore } from './OrganizationsStore';
import type { SessionStore } from './SessionStore';
import type { ThemeStore } from './ThemeStore';
import type { ToastsStore } from './ToastsStore';
import type { TokensStore } from './TokensStore';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

/** What the observer components see of the app. */
export interface Stores {
  readonly session: SessionStore;
  readonly organizations: OrganizationsStore;
  readonly tokens: TokensStore;
  readonly drafts: DraftsStore;
  readonly toasts: ToastsStore;
  readonly theme: ThemeStore;
  readonly menu: MenuStore;
  readonly activity: ActivityStore;
  readonly brand: Brand;
  /** The accounts that the login offers to fill in: the demo's alone. */
  readonly demoAccounts: readonly DemoAccount[];
}
