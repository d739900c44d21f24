import styled from '@emotion/styled';
import type { Organization } from '~/domain/Organization';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { StatusBadge } from '~/ui/Status';
import { CapacityBar, Monogram } from '~/ui/Seats';
import { NumberText } from '~/ui/values';

/** The organization that a confirmation concerns: what it is, and how many people it affects. */
export function OrganizationFacts({ organization }: { readonly organization: Organization }) {
  const { name, status, used_seats: usedSeats, total_seats: totalSeats } = organization;
  return (
    <Facts>
      <Monogram name={name} size="large" />
      <div>
        <Line>
          <Name title={name}>{name || message('organization')}</Name>
          <StatusBadge status={status} />
        </Line>
        <CapacityBar label="Seats in use" used={usedSeats} total={totalSeats} />
        <Seats>
          <NumberText value={usedSeats} />
          <span> of </span>
          <NumberText value={totalSeats} />
          <span> seats in use</span>
        </Seats>
      </div>
    </Facts>
  );
}

const Facts = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.well};
  & > div {
    flex: 1;
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 6px;
    min-inline-size: 0;
  }
`;
const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  & > :not(bdi) {
    flex: none;
  }
`;
const Name = styled.bdi`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  font-weight: ${theme.fontWeight.medium};
`;
const Seats = styled.span`
  color: ${theme.text.muted};
  ${theme.type[12]};
`;
