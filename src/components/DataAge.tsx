import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { formatRelative } from '~/lib/formatShort';
import type { Query } from '~/stores/Query';

/** Says how old figures are that should have been refetched: offline, or the server is down. */
export const DataAge = observer(function DataAge({ query }: { readonly query: Query<unknown> }) {
  const since = query.staleSince;
  if (since === undefined) return null;
  return <Line>{`Last loaded ${formatRelative(new Date(since).toISOString())}`}</Line>;
});

const Line = styled.span`
  display: block;
`;
