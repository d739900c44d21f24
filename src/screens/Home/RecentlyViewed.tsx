import styled from '@emotion/styled';
import { OrganizationLink } from '~/components/OrganizationLink';
import { activeSeatLevel } from '~/domain/seatLevel';
import { usePrefetchOrganization } from '~/hooks/usePrefetchOrganization';
import type { RecentOrganization } from '~/stores/RecentOrganizationsStore';
import { theme } from '~/theme/theme';
import { Panel } from '~/ui/layout/Panel';
import { CapacityBar } from '~/ui/seats/CapacityBar';
import { Monogram } from '~/ui/seats/Monogram';

/** The organizations that the user has viewed last, each with its seats as last seen. */
export function RecentlyViewed({ entries }: { readonly entries: readonly RecentOrganization[] }) {
  return (
    <Panel title="Recently viewed" flush>
      <List>
        {entries.map((entry) => (
          <RecentItem key={entry.id} {...entry} />
        ))}
      </List>
    </Panel>
  );
}

function RecentItem(viewed: RecentOrganization) {
  const { id, name, usedSeats, totalSeats } = viewed;
  const prefetch = usePrefetchOrganization(id);
  return (
    <li {...prefetch}>
      <Monogram name={name} size="small" />
      <span title={name}>
        <OrganizationLink id={id} name={name} />
      </span>
      <CapacityBar
        label="Seats in use"
        used={usedSeats}
        total={totalSeats}
        level={activeSeatLevel(viewed)}
      />
    </li>
  );
}

// The whole item opens the link.
const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  padding-block: 6px;
  & > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-block-size: ${theme.control.medium};
    padding-inline: ${theme.space[4]};
  }
  & > li:hover {
    background: ${theme.surface.hover};
  }
  & > li > [title]:not([role='meter']) {
    flex: 1;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > li > [role='meter'] {
    inline-size: 48px;
  }
  & a[data-stretched]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & a[data-stretched]:focus-visible {
    outline: none;
    &::after {
      outline: 2px solid ${theme.focus.ring};
      outline-offset: -2px;
      border-radius: ${theme.radius.control};
    }
  }
  ${theme.media.belowMedium} {
    & > li {
      min-block-size: ${theme.control.large};
    }
  }
`;
