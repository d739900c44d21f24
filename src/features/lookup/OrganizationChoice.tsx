import styled from '@emotion/styled';
import { seatsLeft } from '~/domain/seatsLeft';
import type { Organization } from '~/domain/Organization';
import { theme } from '~/theme/theme';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import { Monogram } from '~/ui/seats/Monogram';

/** An organization with what tells it from others of a similar name. */
export function OrganizationChoice({ row }: { readonly row: Organization }) {
  return (
    <Line>
      <Monogram name={row.name} size="small" />
      <span>
        <bdi>{row.name}</bdi>
        <small>{[row.subdomain, seatsLeft(row)].filter(Boolean).join(' · ')}</small>
      </span>
      <StatusBadge status={row.status} />
    </Line>
  );
}

// What doesn't fit beside the name moves below it.
const Line = styled.span`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  min-block-size: 32px;
  overflow-wrap: anywhere;
  & > span:nth-of-type(2) {
    flex: 1;
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space[2]};
    min-inline-size: 0;
  }
  & small {
    color: ${theme.text.muted};
    font-size: inherit;
  }
  ${theme.media.belowMedium} {
    min-block-size: 40px;
  }
`;
