import styled from '@emotion/styled';
import { useEffect, useState } from 'react';
import { sentSearch } from '~/api/contract/accounts';
import { organizationPath } from '~/components/OrganizationLink';
import { isNamedBy, matchReason } from '~/domain/search';
import { isSearch, searchParams } from '~/domain/organizationList';
import { activeSeatLevel } from '~/domain/seats';
import { seatsLeft } from '~/messages/seatsText';
import { uniqueKey } from '~/domain/text/uniqueKey';
import { usePathname } from '~/hooks/navigation';
import { useQuery } from '~/hooks/useQuery';
import { profileId } from '~/lib/routeParams';
import { message } from '~/messages/catalogue';
import { useStores } from '~/stores/context';
import type { RecentOrganization } from '~/stores/StoredByUser';
import { theme } from '~/theme/theme';
import { CapacityBar, Monogram, capacityLevelStyle } from '~/ui/Seats';
import { statusLabel } from '~/ui/Status';
import {
  globalItems,
  parseSearch,
  profileItems,
  verbItems,
  type CommandItem,
} from './commandItems';

/** In milliseconds after the last key (docs/product.md, "Command menu"). */
const searchDelay = 200;
const maxOrganizations = 8;

/** What the command menu offers for a text. For an observer component. */
export function useCommandGroups(text: string) {
  const stores = useStores();
  const { commands, organizations } = stores;
  const pathname = usePathname();
  const { verb, name } = parseSearch(text);
  const q = useDelayed(name);
  const view = useQuery(isSearch(q) ? organizations.view(searchParams(q)) : undefined);

  const organizationItem = (
    kind: string,
    viewed: RecentOrganization,
    detail: string | undefined,
    note?: string,
  ): CommandItem => {
    const path = organizationPath(viewed.id);
    return {
      id: `${kind} ${viewed.id}`,
      label: viewed.name,
      detail: detail || undefined,
      note,
      aside: <SeatsLeft {...viewed} />,
      path,
      icon: <Monogram name={viewed.name} size="small" />,
      run: () => path && commands.navigate(path),
    };
  };

  const currentId = profileId(pathname);
  const words = uniqueKey(text).match(/\S+/g) ?? [];
  const matches = ({ label, name: fullName = label }: CommandItem) => {
    const labelWords = fullName.toLowerCase().split(/[\s,]+/);
    return words.every((word) => labelWords.some((labelWord) => labelWord.startsWith(word)));
  };
  const current = organizations.byId.get(currentId ?? '');
  const profile = current ? profileItems(stores, current) : [];
  const { goTo, create, other } = globalItems(stores);
  const rows = name === q ? (view?.data?.rows ?? []).slice(0, maxOrganizations) : [];
  const sent = sentSearch(name);
  const named = rows.filter((row) => isNamedBy(row, sent));
  const currentName = current?.name || message('organization');

  /** What is likely next, while nothing is typed. The other commands are found by their names. */
  const initialGroups = () => [
    {
      label: currentName,
      icon: <Monogram name={currentName} size="small" />,
      items: profile,
    },
    {
      label: 'Recent',
      items: stores.recentOrganizations.list
        .filter(({ id }) => id !== currentId)
        .map((viewed) => organizationItem('recent', viewed, exceptionalStatus(viewed.status))),
    },
    { label: 'Go to', items: goTo },
    { label: 'Create', items: create },
  ];
  const foundGroups = () => [
    {
      label: 'Commands',
      items: [
        ...(verb ? named.flatMap((row) => verbItems(stores, verb, row)) : []),
        ...[...profile, ...goTo, ...create, ...other].filter(matches),
      ],
    },
    {
      label: 'Organizations',
      items: rows.map((row) =>
        organizationItem(
          'organization',
          row,
          [row.subdomain, exceptionalStatus(row.status)].filter(Boolean).join(' · '),
          matchReason(row, sent),
        ),
      ),
    },
  ];

  return {
    groups: words.length === 0 ? initialGroups() : foundGroups(),
    /** The organizations for this text are still to come. */
    isSearching:
      name !== '' && (name !== q || view?.status === 'pending' || view?.status === 'idle'),
    error: name === q ? view?.error : undefined,
    retry: () => void view?.refetch(),
  };
}

/** The label of a status that isn't the usual one. */
function exceptionalStatus(status: string | null): string | undefined {
  if (!status) return undefined;
  const { label, isNormal } = statusLabel(status);
  return isNormal ? undefined : label;
}

/** The value once it hasn't changed for a moment; an empty one immediately. */
function useDelayed(value: string): string {
  const [delayed, setDelayed] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value), value === '' ? 0 : searchDelay);
    return () => clearTimeout(timer);
  }, [value]);
  return delayed;
}

/** A short bar and "4 left", in the tone of today's level; nothing while a figure is unknown. */
function SeatsLeft(organization: RecentOrganization) {
  const left = seatsLeft(organization);
  if (left === undefined) return null;
  const { used_seats: used, total_seats: total } = organization;
  return (
    <SeatsLine style={capacityLevelStyle(activeSeatLevel(organization))}>
      <CapacityBar label="Seats in use" used={used} total={total} />
      <span>{left}</span>
    </SeatsLine>
  );
}

// The bars of a column start and the figures end at the same place; names need the space of the bars.
const SeatsLine = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-variant-numeric: tabular-nums;
  & > span {
    min-inline-size: 60px;
    text-align: end;
  }
  & > [role='meter'] {
    inline-size: 56px;
    ${theme.media.belowMedium} {
      display: none;
    }
  }
`;
