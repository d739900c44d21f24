import styled from '@emotion/styled';
import { CircleCheck, TriangleAlert, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { CreatedToken } from '~/stores/mutations/tokenMutations';
import { theme } from '~/theme/theme';
import { CodeText } from '~/ui/text';
import { CopyTextButton } from '~/ui/Copy';
import { IconButton } from '~/ui/Button';
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
    <Panel
      aria-labelledby={id}
      onCopy={() => {
        if (document.getSelection()?.toString().includes(secret)) onCopied();
      }}
    >
      <header>
        <CircleCheck size={16} aria-hidden="true" />
        <h2 id={id}>Your new token</h2>
        <p>
          <span>{token.name}</span>
          {token.expires_at !== null && (
            <span>
              {' · '}expires <Time value={token.expires_at} />
            </span>
          )}
        </p>
        <IconButton
          label="Dismiss"
          size="small"
          icon={<X size={16} aria-hidden="true" />}
          onClick={onDismiss}
        />
      </header>
      <Secret>
        <CodeText>{secret}</CodeText>
        <CopyTextButton ref={copyButton} value={secret} onCopied={onCopied} />
      </Secret>
      <Warning role="status">
        <TriangleAlert size={14} aria-hidden="true" />
        <span>Copy it now. It won’t be shown again.</span>
      </Warning>
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: ${theme.space[2]};
  max-inline-size: 640px;
  padding: ${theme.space[4]};
  border: 1px solid ${theme.success.border};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  & > header {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    & > svg {
      flex: none;
      color: ${theme.success.text};
    }
    & > h2 {
      flex: none;
      ${theme.type[14]};
    }
    & > p {
      flex: 1;
      min-inline-size: 0;
      color: ${theme.text.muted};
      overflow-wrap: anywhere;
    }
    ${theme.media.belowMedium} {
      flex-wrap: wrap;
      & > h2 {
        flex: 1;
      }
      & > p {
        order: 1;
        flex-basis: 100%;
      }
    }
  }
`;

const Secret = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  & > code {
    padding: 5px 11px;
    border: 1px solid ${theme.border.hairline};
    border-radius: ${theme.radius.control};
    background: ${theme.surface.well};
  }
`;

const Warning = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  color: ${theme.warning.text};
  ${theme.type[12]};
`;
