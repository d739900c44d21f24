import { useEffect, useRef } from 'react';
import type { CreatedToken } from '~/api/tokenMutations';
import { Alert } from '~/ui/feedback/Alert';
import { Button } from '~/ui/button/Button';
import { CodeText } from '~/ui/text/CodeText';
import { CopyTextButton } from '~/ui/button/CopyTextButton';
import { Panel } from '~/ui/layout/Panel';
import { Row } from '~/ui/layout/Row';
import { Stack } from '~/ui/layout/Stack';

interface CreatedTokenPanelProps {
  readonly created: CreatedToken;
  /** Called when the secret was copied, by the button or by hand. */
  readonly onCopied: () => void;
  readonly onDismiss: () => void;
}

/** Shows the secret of a new token once: it is held by this screen only and lost with it. */
export function CreatedTokenPanel({
  created: { token, secret },
  onCopied,
  onDismiss,
}: CreatedTokenPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.querySelector('button')?.focus(), []);
  return (
    <div
      ref={panel}
      onCopy={() => {
        if (document.getSelection()?.toString().includes(secret)) onCopied();
      }}
    >
      <Panel title="Your new token" description={token.name}>
        <Stack gap={4}>
          <Alert tone="warning" announce="polite">
            Copy it now. It won’t be shown again.
          </Alert>
          <CodeText>{secret}</CodeText>
          <Row gap={2}>
            <CopyTextButton value={secret} variant="primary" onCopied={onCopied} />
            <Button onClick={onDismiss}>Dismiss</Button>
          </Row>
        </Stack>
      </Panel>
    </div>
  );
}
