import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SeatMotif } from '~/ui/seats/SeatMotif';
import { theme } from '~/theme/theme';
import type { ElementNode } from '~/ui/layout/ElementNode';

export interface ErrorStateProps {
  /** What happened. */
  readonly title: ReactNode;
  /** The title's element; a heading where the page's outline needs one. */
  readonly titleAs?: 'p' | 'h1';
  /** What the user can do next. */
  readonly detail?: ReactNode;
  /** The request id of the failure. */
  readonly reference?: ElementNode;
  /** A button such as "Try again". */
  readonly action?: ReactNode;
  /** Set it to false where the error is the whole page and its heading receives focus. */
  readonly announce?: boolean;
}

/** Shown in place of content that failed to load: what happened and what to do next. */
export function ErrorState({
  title,
  titleAs = 'p',
  detail,
  reference,
  action,
  announce = true,
}: ErrorStateProps) {
  const focusable = titleAs === 'p' ? undefined : -1;
  return (
    <Wrap role={announce ? 'alert' : undefined}>
      <Motif>
        <SeatMotif failed />
      </Motif>
      <Title as={titleAs} tabIndex={focusable}>
        {title}
      </Title>
      {detail ? <p>{detail}</p> : null}
      {reference}
      {action ? <Action>{action}</Action> : null}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[1]};
  padding: ${theme.space[10]} ${theme.space[4]};
  text-align: center;
  color: ${theme.text.muted};
`;
const Motif = styled.span`
  display: grid;
  margin-block-end: ${theme.space[2]};
`;
const Title = styled.p`
  color: ${theme.text.primary};
  ${theme.type[14]};
  font-weight: ${theme.fontWeight.semibold};
  h1& {
    ${theme.type[20]};
  }
`;
const Action = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[3]};
`;
