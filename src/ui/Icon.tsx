import { Building2, House, KeyRound, LogOut, Menu, Moon, PanelLeftClose, PanelLeftOpen, Search, Settings, Sun, type LucideIcon } from 'lucide-react';

const icons = {
  accounts: Building2,
  token: KeyRound,
  home: House,
  search: Search,
  settings: Settings,
  menu: Menu,
  collapse: PanelLeftClose,
  expand: PanelLeftOpen,
  logout: LogOut,
  light: Sun,
  dark: Moon,
} satisfies Record<string, LucideIcon>;

/** The names that data may carry in place of an icon. */
export type IconName = keyof typeof icons;

/** An icon by its name, for data that name one (a menu item). Parts that know theirs import it themselves. */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  const Glyph = icons[name];
  return <Glyph size={size} aria-hidden="true" />;
}
