import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { CreatedToken } from '~/stores/mutations/tokenMutations';
import { QueryErrorState } from '~/components/ErrorContent';
import { useQuery } from '~/hooks/useQuery';
import { loadFailureText } from '~/messages/failures';
import { useStores } from '~/stores/context';
import { EmptyState } from '~/ui/Feedback';
import { Stack } from '~/ui/layout';
import { PageHeader, Panel } from '~/ui/Page';
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
    <Stack gap={6}>
      <PageHeader
        title="Token"
        headingRef={heading}
        description="Secrets for scripts that call the accounts API as you. Treat each like your password."
      />
      {created && (
        <CreatedTokenPanel
          key={created.token.id}
          created={created}
          onCopied={() => setCopied(created)}
          onDismiss={dismissCreated}
          onPageHide={() => setCreated(undefined)}
        />
      )}
      <CreateTokenForm hasUncopiedSecret={created !== copied} onCreated={setCreated} />
      <Panel title="Tokens" plain>
        {error ? (
          <QueryErrorState error={error} onRetry={retry} />
        ) : data?.length === 0 ? (
          <EmptyState title="No tokens" />
        ) : (
          <TokensTable tokens={data} busy={status !== 'success'} />
        )}
      </Panel>
    </Stack>
  );
});
