import { makeObservable, observable, runInAction } from 'mobx';
import * as v from 'valibot';
import { Persisted, type KeyValueStorage } from '~/lib/persisted';

/** An entry of the side menu (docs/product.md, "Entities and their fields"). */
export interface MenuEntry {
  readonly menu: string;
  /** Name in the icon set; stores hold no React nodes. */
  readonly icon?: 'home' | 'accounts' | 'token';
  readonly route?: string;
  /** Whether its child items are shown. */
  expanded: boolean;
  /** Whether it is rendered at all. */
  readonly visible: boolean;
  readonly child: readonly MenuEntry[];
}

const storedMenu = v.object({
  collapsed: v.boolean(),
  folded: v.pipe(v.array(v.string()), v.maxLength(100)),
});

type StoredMenu = v.InferOutput<typeof storedMenu>;

interface Dependencies {
  readonly storage: KeyValueStorage | undefined;
  /** The state before the user has chosen one. */
  readonly startCollapsed?: boolean;
}

/** The side menu's items, groups and collapsed state, persisted in local storage. */
export class MenuStore {
  collapsed: boolean;
  /** Above the groups. */
  readonly home = menuEntry('Home', 'home', '/');
  readonly groups: readonly MenuEntry[];
  private readonly stored: Persisted<StoredMenu>;

  constructor({ storage, startCollapsed = false }: Dependencies) {
    this.stored = new Persisted(storage, 'ams.menu', storedMenu);
    const { collapsed, folded } = this.stored.read() ?? {
      collapsed: startCollapsed,
      folded: [],
    };
    this.collapsed = collapsed;
    this.groups = observable([
      menuGroup('Main', [menuEntry('Accounts', 'accounts', '/accounts')], !folded.includes('Main')),
      menuGroup('Settings', [menuEntry('Token', 'token', '/token')], !folded.includes('Settings')),
    ]);
    makeObservable(this, { collapsed: observable });
  }

  /** The item of the screen at a path, such as `/accounts` for the profile `/accounts/1`. */
  itemAt(pathname: string): MenuEntry | undefined {
    return this.groups
      .flatMap(({ child }) => child)
      .find(({ route }) => route !== undefined && `${pathname}/`.startsWith(`${route}/`));
  }

  toggleCollapsed(): void {
    runInAction(() => (this.collapsed = !this.collapsed));
    this.persist();
  }

  toggleGroup(group: MenuEntry): void {
    runInAction(() => (group.expanded = !group.expanded));
    this.persist();
  }

  private persist(): void {
    this.stored.write({
      collapsed: this.collapsed,
      folded: this.groups.filter(({ expanded }) => !expanded).map(({ menu }) => menu),
    });
  }
}

function menuGroup(menu: string, child: MenuEntry[], expanded: boolean): MenuEntry {
  return { menu, expanded, visible: true, child };
}

function menuEntry(menu: string, icon: NonNullable<MenuEntry['icon']>, route: string): MenuEntry {
  return { menu, icon, route, expanded: true, visible: true, child: [] };
}
