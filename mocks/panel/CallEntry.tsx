import styled from '@emotion/styled';
import { useState } from 'react';
import { theme } from '~/theme/theme';
import { Badge } from '~/ui/feedback/Badge';
import { CodeText } from '~/ui/text/CodeText';
import { MutedText } from '~/ui/text/MutedText';
import type { ToneName } from '~/ui/feedback/toneColours';
import type { LoggedCall } from '../http/CallLog';
import { CallBody } from './CallBody';

/** One logged call; its bodies are rendered only while it is expanded. */
export function CallEntry({ call }: { readonly call: LoggedCall }) {
  const [expanded, setExpanded] = useState(false);
  const { method, path, status, duration, fault, request, response } = call;
  return (
    <li>
      <details onToggle={({ currentTarget }) => setExpanded(currentTarget.open)}>
        <Summary>
          <CodeText>{`${method} ${path}`}</CodeText>
          {fault && <MutedText>injected</MutedText>}
          <MutedText>{duration === undefined ? '' : `${Math.round(duration)} ms`}</MutedText>
          <Badge tone={statusTone(status)}>{statusLabel(status)}</Badge>
        </Summary>
        {expanded && (
          <>
            {request !== undefined && <CallBody title="Request" body={request} />}
            {response !== undefined && <CallBody title="Response" body={response} />}
            {request === undefined && response === undefined && <EmptyText>No content</EmptyText>}
          </>
        )}
      </details>
    </li>
  );
}

function statusLabel(status: number | undefined): string {
  return status === undefined ? 'Pending' : status === 0 ? 'No response' : String(status);
}

function statusTone(status: number | undefined): ToneName {
  if (status === undefined) return 'neutral';
  return status === 0 || status >= 500 ? 'danger' : status >= 400 ? 'warning' : 'success';
}

const Summary = styled.summary`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-block-size: 36px;
  padding: 6px ${theme.space[3]};
  cursor: pointer;
  ${theme.type[12]};
  font-variant-numeric: tabular-nums;
  & > code {
    flex: 1;
    min-inline-size: 0;
    ${theme.type[12]};
  }
  & > span {
    flex: none;
  }
  &:hover {
    background: ${theme.surface.hover};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
const EmptyText = styled.p`
  padding: ${theme.space[2]} ${theme.space[3]};
  color: ${theme.text.muted};
  ${theme.type[12]};
`;
