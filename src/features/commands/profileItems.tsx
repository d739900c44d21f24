import { ClipboardList, Copy, ExternalLink, Link } from 'lucide-react';
import { upperFirst } from 'es-toolkit';
import { organizationLinks } from '~/domain/links/organizationLinks';
import { seatsLeft } from '~/domain/seatsLeft';
import type { Subscription } from '~/domain/Subscription';
import { formatNumber } from '~/lib/format';
import { openInNewTab } from '~/lib/newTab';
import type { Stores } from '~/stores/Stores';
import { copyStatusText, writeToClipboard } from '~/ui/Copy';
import type { CommandItem } from './CommandItem';
import {
  commandTone,
  icon,
  profileIcon,
  profileLabels,
  type ProfileCommandId,
} from './commandItems';
import { shortcutKeys } from './shortcuts';

/** What sets the commands of a profile's subscriptions apart: the seat type, and its seats. */
function subscriptionParts(
  id: ProfileCommandId,
  subscription: Subscription | undefined,
): Partial<CommandItem> {
  if (!subscription) return {};
  const { seat_type: seatType, total_seats: totalSeats } = subscription;
  const type = seatType ?? 'unknown type';
  const figure =
    id === 'assign-seats' ? seatsLeft(subscription) : totalSeats && formatNumber(totalSeats);
  return {
    id: `${id} ${subscription.id}`,
    name: `${profileLabels[id]}, ${type}`,
    detail: upperFirst(type),
    aside: figure ? <span>{figure}</span> : undefined,
  };
}

/** The commands of the profile on screen, whose organization has this id; none elsewhere. */
export function profileItems(stores: Stores, id: string | undefined): CommandItem[] {
  const { commands, organizations, toasts, integrations } = stores;
  const organization = id === undefined ? undefined : organizations.byId.get(id);
  if (!organization) return [];
  const offered = (Object.keys(profileLabels) as ProfileCommandId[]).flatMap((commandId) =>
    commands.available
      .filter((command) => command.id === commandId)
      .map((command): CommandItem => ({
        id: commandId,
        label: profileLabels[commandId],
        icon: profileIcon(commandId),
        tone: commandTone(commandId),
        run: command.run,
        keys: commandId === 'edit' && commands.hasShortcuts ? shortcutKeys('edit') : undefined,
        ...subscriptionParts(commandId, command.subscription?.()),
      })),
  );
  const copy = (text: string) =>
    void writeToClipboard(text).then((result) =>
      toasts.show({
        type: result === 'copied' ? 'success' : 'error',
        text: copyStatusText[result],
      }),
    );
  const links = organizationLinks(integrations, organization);
  return [
    ...offered,
    ...links.map(({ label, href }): CommandItem => ({
      id: `link ${label}`,
      label: `Open in ${label}`,
      icon: icon(ExternalLink),
      href,
      run: () => openInNewTab(href),
      keepsFocus: true,
    })),
    {
      id: 'copy-summary',
      label: 'Copy summary',
      icon: icon(ClipboardList),
      run: () => void commands.run('copy-summary'),
      keepsFocus: true,
      keys: commands.hasShortcuts ? shortcutKeys('copy-summary') : undefined,
    },
    {
      id: 'copy-id',
      label: 'Copy ID',
      icon: icon(Copy),
      run: () => copy(organization.id),
      keepsFocus: true,
    },
    {
      id: 'copy-link',
      label: 'Copy link',
      icon: icon(Link),
      run: () => copy(location.origin + location.pathname),
      keepsFocus: true,
    },
  ];
}
