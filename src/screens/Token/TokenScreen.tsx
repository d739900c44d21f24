import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { CreatedToken } from '~/api/tokenMutations';
import { QueryErrorState } from '~/components/QueryErrorState';
import { useQuery } from '~/hooks/useQuery';
import { loadFailureText } from '~/messages/failures';
import { useStores } from '~/stores/context';
import { EmptyState } from '~/ui/feedback/EmptyState';
import { Icon } from '~/ui/text/Icon';
import { PageHeader } from '~/ui/layout/PageHeader';
import { Panel } from '~/ui/layout/Panel';
import { Stack } from '~/ui/layout/Stack';
import { CreateTokenForm } from './CreateTokenForm';
import { CreatedTokenPanel } from './CreatedTokenPanel';
import { TokensTable } from './TokensTable';

/** The API tokens: create, list and revoke; a new token's secret is shown once. */
export const TokenScreen = observer(function TokenScreen() {
  const { tokens } = useStores();
  const { status, data, error } = useQuery(tokens.list);
  const retry = () => void tokens.list.refetch();

  const heading = useRef<HTMLHeadingElement>(null);
  const [created, setCreated] = useState<CreatedToken>();
  const [copied, setCopied] = useState<CreatedToken>();
  const dismissCreated = () => {
    setCreated(undefined);
    setCopied(undefined);
    heading.current?.focus();
  };

  if (error && loadFailureText(error).page)
    return <QueryErrorState fullPage error={error} onRetry={retry} />;
  return (
    <Stack gap={5}>
      <PageHeader title="Token" headingRef={heading} />
      {created && (
        <CreatedTokenPanel
          key={created.token.id}
          created={created}
          onCopied={() => setCopied(created)}
          onDismiss={dismissCreated}
        />
      )}
      <Panel title="Create token">
        <CreateTokenForm hasUncopiedSecret={created !== copied} onCreated={setCreated} />
      </Panel>
      <Panel title="Tokens" flush>
        {error ? (
          <QueryErrorState error={error} onRetry={retry} />
        ) : data?.length === 0 ? (
          <EmptyState icon={<Icon name="token" />} title="No tokens" />
        ) : (
          <TokensTable tokens={data} busy={status !== 'success'} />
        )}
      </Panel>
    </Stack>
  );
});
