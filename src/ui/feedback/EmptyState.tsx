import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';

export interface EmptyStateProps {
  /** A decorative icon. */
  readonly icon?: ReactNode;
  /** What is empty, in one line. */
  readonly title: ReactNode;
  /** The title's element; a heading where the page's outline needs one. */
  readonly titleAs?: 'p' | 'h1' | 'h2' | 'h3';
  /** At most one action. */
  readonly children?: ReactNode;
}

/** Shown instead of an empty list or page: an icon, one line, one action. */
export function EmptyState({ icon, title, titleAs: Title = 'p', children }: EmptyStateProps) {
  return (
    <Wrap>
      {icon ? <IconFrame aria-hidden="true">{icon}</IconFrame> : null}
      <Title>{title}</Title>
      {children}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[12]} ${theme.space[4]};
  text-align: center;
  font-weight: ${theme.fontWeight.medium};
`;
const IconFrame = styled.div`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  color: ${theme.text.muted};
  box-shadow: ${theme.shadow.soft};
`;
