import { partition } from 'es-toolkit';
import {
  Armchair,
  Bookmark,
  Building2,
  ClipboardList,
  Copy,
  Download,
  ExternalLink,
  Home,
  Keyboard,
  KeyRound,
  Link,
  ListChecks,
  LogOut,
  Moon,
  PanelLeftClose,
  Pencil,
  Plus,
  Power,
  PowerOff,
  SquarePen,
  TriangleAlert,
  Upload,
  Users,
  type LucideIcon,
} from 'lucide-react';
import { canLookUp } from '~/api/lookup';
import { organizationPath } from '~/components/OrganizationLink';
import { seatLists } from '~/components/seatLists';
import { organizationLinks } from '~/domain/links/organizationLinks';
import { type Organization, statusChange } from '~/domain/Organization';
import { seatsLeft } from '~/messages/seatsText';
import type { Subscription } from '~/domain/Subscription';
import { viewPath } from '~/features/views/savedViews';
import { formatNumber } from '~/lib/format';
import { openInNewTab } from '~/lib/newTab';
import type { CommandId } from '~/stores/CommandsStore';
import { sentence } from '~/messages/catalogue';
import type { Stores } from '~/stores/context';
import type { ComboboxItem } from '~/ui/Combobox';
import { copyStatusText, writeToClipboard } from '~/ui/Copy';

/** An option of the command menu with what it does; its id is that of its shortcut, if it has one. */
export interface CommandItem extends ComboboxItem {
  readonly run: () => void;
  /** Where it leads, if it only opens a screen. */
  readonly path?: string | undefined;
  /** It leaves the focus where it was, instead of opening a screen or a dialog. */
  readonly keepsFocus?: boolean;
}

const icon = (Glyph: LucideIcon) => <Glyph size={16} aria-hidden="true" />;

/** A command that opens nothing. */
const inPlace = (id: string, label: string, Glyph: LucideIcon, run: () => void): CommandItem => ({
  id,
  label,
  icon: icon(Glyph),
  run,
  keepsFocus: true,
});

/**
 * The commands of a profile that open a dialog, in the order of the menu; their labels are those of its
 * buttons, and the verbs of "deactivate auro".
 */
const profileCommands = {
  'assign-seats': { label: 'Assign seats', icon: icon(Users) },
  'change-total-seats': { label: 'Change total seats', icon: icon(SquarePen) },
  edit: { label: 'Edit', icon: icon(Pencil) },
  activate: { label: 'Activate', icon: icon(Power) },
  deactivate: { label: 'Deactivate', icon: icon(PowerOff), tone: 'danger' },
} as const satisfies Partial<Record<CommandId, Partial<CommandItem>>>;

const isStatusChange = (id: string) => id === 'activate' || id === 'deactivate';

export type Verb = keyof typeof profileCommands;
const verbIds = Object.keys(profileCommands) as Verb[];

/** The commands that work on every screen, by what they do. */
export function globalItems(stores: Stores) {
  const { commands, optionalCalls, organizations, theme, menu, views } = stores;
  const list = `/accounts${organizations.listSearch ?? ''}`;
  const link = (id: string, label: string, Glyph: LucideIcon, path: string): CommandItem => ({
    id,
    label,
    icon: icon(Glyph),
    path,
    run: () => commands.navigate(path),
  });
  const onList = (id: CommandId, label: string, Glyph: LucideIcon): CommandItem => ({
    id,
    label,
    icon: icon(Glyph),
    run: () => commands.runOn(list, id),
  });
  const goTo: readonly CommandItem[] = [
    link('home', 'Home', Home, '/'),
    link('accounts', 'Accounts', Building2, '/accounts'),
    link('low', 'Low on seats', TriangleAlert, seatLists.low.path),
    ...(optionalCalls.lacks('unused seats')
      ? []
      : [link('underused', 'Underused', Armchair, seatLists.underused.path)]),
    link('token', 'Token', KeyRound, '/token'),
    ...views.list.map((view) => ({
      ...link(`view ${view.name}`, view.name, Bookmark, viewPath(view)),
      detail: 'View',
    })),
  ];
  const create: readonly CommandItem[] = [
    onList('new', 'New organization', Plus),
    { ...onList('import', 'Import', Upload), name: 'Import CSV' },
  ];
  const other: readonly CommandItem[] = [
    onList('export', 'Export CSV', Download),
    ...(canLookUp(stores) ? [onList('select-from-list', 'Select from a list', ListChecks)] : []),
    inPlace('theme', 'Dark theme', Moon, () => theme.toggle()),
    inPlace('collapse', menu.collapsed ? 'Expand menu' : 'Collapse menu', PanelLeftClose, () =>
      menu.toggleCollapsed(),
    ),
    {
      id: 'help',
      label: 'Keyboard shortcuts',
      icon: icon(Keyboard),
      run: () => commands.open('shortcuts'),
    },
    link('logout', 'Logout', LogOut, '/logout'),
  ];
  return { goTo, create, other };
}

/** The commands of the profile on screen, which has loaded this organization. */
export function profileItems(
  { commands, toasts, integrations }: Stores,
  organization: Organization,
): readonly CommandItem[] {
  const offered = verbIds.flatMap((id) =>
    commands.available
      .filter((command) => command.id === id)
      .map(({ run, subscription }): CommandItem => ({
        id,
        ...profileCommands[id],
        run,
        ...subscriptionParts(id, subscription?.()),
      })),
  );
  const copy = async (text: string) => {
    const result = await writeToClipboard(text);
    const type = result === 'copied' ? 'success' : 'error';
    toasts.show({ type, text: copyStatusText[result] });
  };
  const [others, status] = partition(offered, ({ id }) => !isStatusChange(id));
  const copySummary = () => void commands.run('copy-summary');
  return [
    ...others,
    ...organizationLinks(integrations, organization).map(({ label, href }) => ({
      ...inPlace(`link ${label}`, `Open in ${label}`, ExternalLink, () => openInNewTab(href)),
      href,
    })),
    inPlace('copy-summary', 'Copy summary', ClipboardList, copySummary),
    inPlace('copy-id', 'Copy ID', Copy, () => void copy(organization.id)),
    inPlace('copy-link', 'Copy link', Link, () => void copy(location.origin + location.pathname)),
    ...status,
  ];
}

/** What sets the commands of a profile's subscriptions apart: the seat type, and its seats. */
function subscriptionParts(id: Verb, subscription: Subscription | undefined): Partial<CommandItem> {
  if (!subscription) return {};
  const { seat_type: seatType, total_seats: totalSeats } = subscription;
  const type = seatType ?? 'unknown type';
  const figure =
    id === 'assign-seats' ? seatsLeft(subscription) : totalSeats && formatNumber(totalSeats);
  return {
    id: `${id} ${subscription.id}`,
    label: `${profileCommands[id].label}, ${type}`,
    aside: figure ? <span>{figure}</span> : undefined,
  };
}

/** Shorter beginnings of a verb are more likely names. */
const minVerbLength = 2;

/**
 * Splits "deac auro" into the verb "deactivate" and the name "auro". The first word may be the beginning
 * of a verb's; the last one always belongs to the name.
 */
export function parseSearch(text: string) {
  const words = text.trim().split(/\s+/);
  const [first = ''] = words;
  const matchedWords = (id: Verb) => {
    const label = profileCommands[id].label.toLowerCase().split(' ');
    const end = words.findIndex((word, index) => {
      const lower = word.toLowerCase();
      return !(index === 0 ? label[0]?.startsWith(lower) : label[index] === lower);
    });
    return Math.min(end < 0 ? words.length : end, words.length - 1);
  };
  const verb =
    first.length < minVerbLength ? undefined : verbIds.find((id) => matchedWords(id) > 0);
  return verb
    ? { verb, name: words.slice(matchedWords(verb)).join(' ') }
    : { verb, name: text.trim() };
}

/** A verb's command for an organization, if its status allows it. */
export function verbItems(
  { commands }: Stores,
  verb: Verb,
  { id, name, status }: Organization,
): readonly CommandItem[] {
  const path = organizationPath(id);
  if (path === undefined || (isStatusChange(verb) && statusChange(status) !== verb)) return [];
  return [
    {
      ...profileCommands[verb],
      id: `${verb} ${id}`,
      label: sentence`${profileCommands[verb].label} ${name}`,
      run: () => commands.runOn(path, verb),
    },
  ];
}
