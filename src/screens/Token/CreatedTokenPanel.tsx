import styled from '@emotion/styled';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CreatedToken } from '~/stores/mutations/tokenMutations';
import { theme } from '~/theme/theme';
import { IconButton } from '~/ui/Button';
import { CopyTextButton } from '~/ui/Copy';
import { Inline, Stack } from '~/ui/layout';
import { CodeText, Muted } from '~/ui/text';
import { Time } from '~/ui/values';

interface CreatedTokenPanelProps {
  readonly created: CreatedToken;
  /** Called when the secret was copied, by the button or by hand. */
  readonly onCopied: () => void;
  readonly onDismiss: () => void;
  /** Called when the page is left, to remove the secret from it. */
  readonly onPageHide: () => void;
}

/** Shows the secret of a new token once: it is held by this screen only and lost with it. */
export function CreatedTokenPanel({
  created: { token, secret },
  onCopied,
  onDismiss,
  onPageHide,
}: CreatedTokenPanelProps) {
  const id = useId();
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => copyButton.current?.focus(), []);
  // The back-forward cache keeps the page as it is left: without the secret.
  useEffect(() => {
    const handlePageHide = () => flushSync(onPageHide);
    window.addEventListener('pagehide', handlePageHide);
    return () => window.removeEventListener('pagehide', handlePageHide);
  }, [onPageHide]);
  return (
    <SecretCard
      as="section"
      gap={2}
      aria-labelledby={id}
      onCopy={() => {
        if (document.getSelection()?.toString().includes(secret)) onCopied();
      }}
    >
      <Inline as="header">
        <CircleCheck size={16} color={theme.success.text} aria-hidden="true" />
        <h2 id={id}>Your new token</h2>
        <Muted as="p">
          <span>{token.name}</span>
          {token.expires_at !== null && (
            <span>
              {' · '}expires <Time value={token.expires_at} />
            </span>
          )}
        </Muted>
        <IconButton
          label="Dismiss"
          size="small"
          icon={<X size={16} aria-hidden="true" />}
          onClick={onDismiss}
        />
      </Inline>
      <Inline wrap>
        <CodeText>{secret}</CodeText>
        <CopyTextButton ref={copyButton} value={secret} onCopied={onCopied} />
      </Inline>
      <OnceWarning as="p" role="status">
        <TriangleAlert size={14} aria-hidden="true" />
        <span>Copy it now. It won’t be shown again.</span>
      </OnceWarning>
    </SecretCard>
  );
}

const SecretCard = styled(Stack)`
  max-inline-size: 640px;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.success.border};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  & > header {
    flex-wrap: wrap;
    & > h2 {
      flex: 1;
      ${theme.type[14]};
    }
    & > p {
      order: 1;
      flex-basis: 100%;
      overflow-wrap: anywhere;
    }
    ${theme.media.fromMedium} {
      flex-wrap: nowrap;
      & > h2 {
        flex: none;
      }
      & > p {
        order: 0;
        flex: 1;
      }
    }
  }
  & code {
    padding: 5px 11px;
    border: 1px solid ${theme.border.hairline};
    border-radius: ${theme.radius.control};
    background: ${theme.surface.well};
  }
`;

const OnceWarning = styled(Inline)`
  gap: 6px;
  color: ${theme.warning.text};
  ${theme.type[12]};
`;
