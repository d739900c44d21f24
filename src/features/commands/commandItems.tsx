import {
  Armchair,
  Bookmark,
  Building2,
  Download,
  Home,
  Keyboard,
  KeyRound,
  ListChecks,
  MessageSquare,
  LogOut,
  Moon,
  PanelLeftClose,
  Pencil,
  Plus,
  Power,
  SquarePen,
  TriangleAlert,
  Upload,
  Users,
  X,
  type LucideIcon,
} from 'lucide-react';
import { canLookUp } from '~/api/lookup';
import { viewPath } from '~/features/views/views';
import { seatListPaths } from '~/components/seatListPaths';
import type { CommandId } from '~/stores/CommandsStore';
import type { Stores } from '~/stores/Stores';
import type { CommandItem } from './CommandItem';
import { shortcutKeys, type ShortcutId } from './shortcuts';

/** The icon of a command. */
export const icon = (Glyph: LucideIcon) => <Glyph size={16} aria-hidden="true" />;

/**
 * The labels of a profile's commands, which are those of its buttons, in the order of the menu. Each of
 * them opens a dialog or a form first.
 */
export const profileLabels = {
  'assign-seats': 'Assign seats',
  'total-seats': 'Change total seats',
  edit: 'Edit',
  'add-subscription': 'Add subscription',
  'add-note': 'Add note',
  activate: 'Activate',
  deactivate: 'Deactivate',
} as const satisfies Partial<Record<CommandId, string>>;

export type ProfileCommandId = keyof typeof profileLabels;

const profileIcons: Readonly<Record<ProfileCommandId, LucideIcon>> = {
  edit: Pencil,
  activate: Power,
  deactivate: Power,
  'assign-seats': Users,
  'total-seats': SquarePen,
  'add-subscription': Plus,
  'add-note': MessageSquare,
};

/** The icon of a profile's command. */
export function profileIcon(id: ProfileCommandId) {
  return icon(profileIcons[id]);
}

/** Red for what its button shows in red. */
export function commandTone(id: ProfileCommandId): CommandItem['tone'] {
  return id === 'deactivate' ? 'danger' : undefined;
}

/** The commands that work on every screen, by what they do. */
export function globalItems(stores: Stores) {
  const { commands, organizations, theme, menu } = stores;
  const list = `/accounts${organizations.listSearch ?? ''}`;
  const item = (
    id: string,
    label: string,
    Glyph: LucideIcon,
    run: () => void,
    options: { shortcut?: ShortcutId; keepsFocus?: boolean; path?: string; name?: string } = {},
  ): CommandItem => ({
    id,
    label,
    name: options.name,
    icon: icon(Glyph),
    run,
    path: options.path,
    keepsFocus: options.keepsFocus ?? false,
    keys: options.shortcut && commands.hasShortcuts ? shortcutKeys(options.shortcut) : undefined,
  });
  const link = (
    id: string,
    label: string,
    Glyph: LucideIcon,
    path: string,
    shortcut?: ShortcutId,
  ) =>
    item(id, label, Glyph, () => commands.navigate(path), { path, ...(shortcut && { shortcut }) });
  const goTo = [
    link('home', 'Home', Home, '/', 'home'),
    link('accounts', 'Accounts', Building2, '/accounts', 'accounts'),
    link('low', 'Low on seats', TriangleAlert, seatListPaths.low),
    link('out', 'Out of seats', TriangleAlert, seatListPaths.out),
    ...(organizations.hasPeaks
      ? [link('underused', 'Underused', Armchair, seatListPaths.underused)]
      : []),
    link('token', 'Token', KeyRound, '/token', 'token'),
    ...viewItems(stores),
  ];
  const create = [
    item('new', 'New organization', Plus, () => commands.runOn(list, 'new'), { shortcut: 'new' }),
    item('import', 'Import', Upload, () => commands.runOn(list, 'import'), { name: 'Import CSV' }),
  ];
  const other = [
    item('export', 'Export CSV', Download, () => commands.runOn(list, 'export')),
    ...(canLookUp(stores)
      ? [
          item('select-from-list', 'Select from a list', ListChecks, () =>
            commands.runOn(list, 'select-from-list'),
          ),
        ]
      : []),
    item('theme', 'Dark theme', Moon, () => theme.toggle(), { keepsFocus: true }),
    item(
      'collapse',
      menu.collapsed ? 'Expand menu' : 'Collapse menu',
      PanelLeftClose,
      () => menu.toggleCollapsed(),
      { keepsFocus: true },
    ),
    item('shortcuts', 'Keyboard shortcuts', Keyboard, () => commands.open('shortcuts'), {
      shortcut: 'help',
    }),
    item('logout', 'Logout', LogOut, () => commands.navigate('/logout')),
  ];
  return { goTo, create, other };
}

/** The user's saved views of the list. */
function viewItems({ commands, views }: Stores): CommandItem[] {
  return views.list.map((view) => ({
    id: `view ${view.name}`,
    label: view.name,
    detail: 'View',
    icon: icon(Bookmark),
    run: () => commands.navigate(viewPath(view)),
  }));
}

const selectionCommands = [
  { id: 'activate-selected', label: 'Activate selected', icon: Power },
  { id: 'deactivate-selected', label: 'Deactivate selected', icon: Power, tone: 'danger' },
  { id: 'export-selected', label: 'Export selected', icon: Download },
  { id: 'clear-selection', label: 'Clear selection', icon: X },
] as const;

/** The commands of the list's selection, if there is one. */
export function selectionItems({ commands }: Stores): CommandItem[] {
  return selectionCommands
    .filter(({ id }) => commands.available.some((command) => command.id === id))
    .map(({ id, label, icon: Glyph, ...rest }) => ({
      ...rest,
      id,
      label,
      icon: icon(Glyph),
      run: () => void commands.run(id),
      keepsFocus: id === 'export-selected',
    }));
}
