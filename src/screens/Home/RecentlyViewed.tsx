import styled from '@emotion/styled';
import { OrganizationLink } from '~/components/OrganizationLink';
import { activeSeatLevel } from '~/domain/seatLevel';
import { usePrefetchOrganization } from '~/hooks/usePrefetch';
import type { RecentOrganization } from '~/stores/RecentOrganizationsStore';
import { theme } from '~/theme/theme';
import { Panel } from '~/ui/Page';
import { CapacityBar, Monogram } from '~/ui/Seats';

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
  const { id, name, used_seats, total_seats } = viewed;
  const prefetch = usePrefetchOrganization(id);
  return (
    <Item {...prefetch}>
      <Monogram name={name} size="small" />
      <Name title={name}>
        <OrganizationLink id={id} name={name} />
      </Name>
      <Bar
        label="Seats in use"
        used={used_seats}
        total={total_seats}
        level={activeSeatLevel(viewed)}
      />
    </Item>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(280px, 100%), 1fr));
  padding-block: 6px;
`;
const Item = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: ${theme.control.medium};
  padding-inline: ${theme.space[4]};
  &:hover {
    background: ${theme.surface.hover};
  }
  ${theme.media.belowMedium} {
    min-block-size: ${theme.control.large};
  }
`;
const Name = styled.span`
  flex: 1;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Bar = styled(CapacityBar)`
  inline-size: 48px;
`;
