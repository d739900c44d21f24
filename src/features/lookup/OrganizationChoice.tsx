import styled from '@emotion/styled';
import { seatsLeft } from '~/components/seatsCell';
import type { Organization } from '~/domain/Organization';
import { theme } from '~/theme/theme';
import { StatusBadge } from '~/ui/feedback/StatusBadge';
import { Monogram } from '~/ui/seats/Monogram';

/** An organization with what tells it from others of a similar name. */
export function OrganizationChoice({ row }: { readonly row: Organization }) {
  return (
    <Line>
      <Monogram name={row.name} size="small" />
      <bdi>{row.name}</bdi>
      <span data-detail="">{[row.subdomain, seatsLeft(row)].filter(Boolean).join(' · ')}</span>
      <StatusBadge status={row.status} />
    </Line>
  );
}

const Line = styled.span`
  flex: 1;
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  min-block-size: 32px;
  overflow-wrap: anywhere;
  & > [data-detail] {
    flex: 1;
    color: ${theme.text.muted};
  }
  ${theme.media.belowMedium} {
    flex-wrap: wrap;
    min-block-size: 40px;
  }
`;
