import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '../theme/theme';

interface ErrorContentProps {
  /** The status, set large above the title; none where nobody gave one. */
  readonly code?: number | undefined;
  readonly title: string;
  readonly detail: string;
  readonly children?: ReactNode;
}

/**
 * What an error page says: the same on a page of its own and in place of a screen that could not be
 * loaded.
 */
export function ErrorContent({ code, title, detail, children }: ErrorContentProps) {
  return (
    <Content role="group" aria-label={title}>
      {code !== undefined && <Code aria-hidden="true">{code}</Code>}
      <h1 tabIndex={-1}>{title}</h1>
      <p>{detail}</p>
      <Actions>{children}</Actions>
    </Content>
  );
}

const Content = styled.div({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: theme.space[3],
  padding: `${theme.space[16]} ${theme.space[4]}`,
  textAlign: 'center',
  h1: { fontSize: theme.fontSize[20], fontWeight: theme.fontWeight.semibold },
  p: { maxWidth: '44ch', color: theme.text.muted, overflowWrap: 'anywhere' },
});

const Code = styled.p({
  '&&': { color: theme.accent.text },
  padding: `0 ${theme.space[3]}`,
  border: `1px solid ${theme.accent.border}`,
  borderRadius: theme.radius.full,
  background: theme.accent.subtle,
  fontSize: theme.fontSize[13],
  fontWeight: theme.fontWeight.semibold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '0.06em',
});

const Actions = styled.div({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.space[2],
  marginTop: theme.space[2],
});
