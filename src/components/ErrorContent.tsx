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

const Content = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[16]} ${theme.space[4]};
  text-align: center;
  & h1 {
    ${theme.type[20]};
    font-weight: ${theme.fontWeight.semibold};
  }
  & p {
    max-inline-size: 44ch;
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
`;

const Code = styled.p`
  && {
    color: ${theme.accent.text};
  }
  padding: 0 ${theme.space[3]};
  border: 1px solid ${theme.accent.border};
  border-radius: ${theme.radius.full};
  background: ${theme.accent.subtle};
  ${theme.type[13]};
  font-weight: ${theme.fontWeight.semibold};
  font-variant-numeric: tabular-nums;
  letter-spacing: 0.06em;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[2]};
`;
