import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

interface ErrorContentProps {
  /** The status code above the title; none if there is no status. */
  readonly code?: number | undefined;
  readonly title: string;
  readonly detail: string;
  readonly children?: ReactNode;
}

/** The content of an error page, also shown in place of a screen that failed to load. */
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
