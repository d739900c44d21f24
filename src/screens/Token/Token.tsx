import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import type { CreatedToken } from '../../api/tokenWrites';
import { LoadFailure } from '../../layouts/LoadFailure';
import { useRefresh } from '../../layouts/useRefresh';
import { loadFailureText } from '../../messages/failures';
import { useStores } from '../../stores/context';
import { EmptyState } from '../../ui/EmptyState';
import { Icon } from '../../ui/Icon';
import { PageHeader } from '../../ui/PageHeader';
import { Panel } from '../../ui/Panel';
import { Stack } from '../../ui/Stack';
import { CreateTokenForm } from './CreateTokenForm';
import { NewToken } from './NewToken';
import { TokensTable } from './TokensTable';

/** The API tokens: one is made, its secret shown once; all are listed, and revoked. */
export const Token = observer(function Token() {
  const { tokens } = useStores();
  useEffect(() => tokens.open(), [tokens]);
  useRefresh(tokens.list, () => tokens.open());
  useEffect(() => () => tokens.list.leave(), [tokens]);

  const heading = useRef<HTMLHeadingElement>(null);
  const [created, setCreated] = useState<CreatedToken>();
  const [copied, setCopied] = useState<CreatedToken>();
  const dismiss = () => {
    setCreated(undefined);
    setCopied(undefined);
    heading.current?.focus();
  };

  const { status, data, failure } = tokens.list;
  if (failure && loadFailureText(failure).page)
    return <LoadFailure main failure={failure} onRetry={() => tokens.reload()} />;
  return (
    <Stack gap={5}>
      <PageHeader title="Token" headingRef={heading} />
      {created && (
        <NewToken
          key={created.token.id}
          created={created}
          onCopied={() => setCopied(created)}
          onDismiss={dismiss}
        />
      )}
      <Panel title="Create token">
        <CreateTokenForm hasUncopiedSecret={created !== copied} onCreated={setCreated} />
      </Panel>
      <Panel title="Tokens" flush>
        {failure ? (
          <LoadFailure failure={failure} onRetry={() => tokens.reload()} />
        ) : data?.length === 0 ? (
          <EmptyState icon={<Icon name="token" />} title="No tokens" />
        ) : (
          <TokensTable tokens={data} busy={status !== 'ready'} />
        )}
      </Panel>
    </Stack>
  );
});
