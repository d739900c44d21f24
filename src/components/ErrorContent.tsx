import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SeatMotif } from '~/ui/Feedback';
import { theme } from '~/theme/theme';

interface ErrorContentProps {
  /** The status code above the title; none if there is no status. */
  readonly code?: number | undefined;
  readonly title: string;
  readonly detail: string;
  /** The request id of the failure (`FailureReference`). */
  readonly reference?: ReactNode;
  readonly children?: ReactNode;
}

/** The content of an error page, also shown in place of a screen that failed to load. */
export function ErrorContent({ code, title, detail, reference, children }: ErrorContentProps) {
  return (
    <Content role="group" aria-label={title}>
      <Motif>
        <SeatMotif failed />
      </Motif>
      {code !== undefined && <Code aria-hidden="true">{code}</Code>}
      <h1 tabIndex={-1}>{title}</h1>
      <p>{detail}</p>
      {reference}
      <Actions>{children}</Actions>
    </Content>
  );
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${theme.space[2]};
  inline-size: min(480px, 100%);
  margin: 0 auto;
  padding-block: min(16vh, 128px) ${theme.space[16]};
  & h1 {
    ${theme.type[20]};
    font-weight: ${theme.fontWeight.semibold};
  }
  & p {
    max-inline-size: 44ch;
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;

const Motif = styled.span`
  display: grid;
  margin-block-end: ${theme.space[3]};
`;

const Code = styled.p`
  font-family: ${theme.fontFamily.mono};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[2]};
`;
