import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { SeatMotif } from '~/ui/seats/SeatMotif';
import { theme } from '~/theme/theme';
import type { ElementNode } from '~/ui/layout/ElementNode';

export interface EmptyStateProps {
  /** What is empty, in one line. */
  readonly title: ReactNode;
  /** The title's element; a heading where the page's outline needs one. */
  readonly titleAs?: 'p' | 'h2';
  /** A muted line below the title, such as the search that found nothing. */
  readonly detail?: ReactNode;
  /** At most one action. */
  readonly children?: ElementNode;
}

/** Shown instead of an empty list or page: the motif, one line, one action. */
export function EmptyState({ title, titleAs: Title = 'p', detail, children }: EmptyStateProps) {
  return (
    <Wrap>
      <SeatMotif />
      <Title>{title}</Title>
      {detail ? <Detail>{detail}</Detail> : null}
      {children}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[10]} ${theme.space[4]};
  text-align: center;
  & > :is(p, h2) {
    ${theme.type[14]};
    font-weight: ${theme.fontWeight.semibold};
  }
`;
const Detail = styled.span`
  color: ${theme.text.muted};
  overflow-wrap: anywhere;
`;
