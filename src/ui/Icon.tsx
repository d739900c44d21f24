import {
  Building2,
  KeyRound,
  Menu,
  PanelLeftClose,
  PanelLeftOpen,
  type LucideIcon,
} from 'lucide-react';

const icons = {
  accounts: Building2,
  token: KeyRound,
  menu: Menu,
  collapse: PanelLeftClose,
  expand: PanelLeftOpen,
} satisfies Record<string, LucideIcon>;

/** The names that data may carry in place of an icon. */
export type IconName = keyof typeof icons;

/**
 * An icon by its name, for data that name one (a menu item). Parts that know theirs import it
 * themselves.
 */
export function Icon({ name, size = 16 }: { name: IconName; size?: number }) {
  const Glyph = icons[name];
  return <Glyph size={size} aria-hidden="true" />;
}
