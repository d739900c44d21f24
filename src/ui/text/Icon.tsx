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

/** Icon names that data may refer to. */
export type IconName = keyof typeof icons;

/**
 * Renders an icon by name, for data that refers to one (a menu item). Components import their icons
 * directly.
 */
export function Icon({ name }: { readonly name: IconName }) {
  const Glyph = icons[name];
  return <Glyph size={16} aria-hidden="true" />;
}
