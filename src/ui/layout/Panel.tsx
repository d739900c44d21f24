import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { Card } from './Card';

export interface PanelProps {
  /** The heading, and the accessible name of the region. */
  readonly title: string;
  /** A line below the title. */
  readonly description?: ReactNode;
  /** Shown to the right of the heading. */
  readonly actions?: ReactNode;
  /** Removes the padding, so that a table or a list reaches the edges. */
  readonly flush?: boolean;
  /** The content. */
  readonly children: ReactNode;
}

/** A titled section of a screen, on a card: a region named by its title. */
export function Panel({ title, description, actions, flush = false, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <Header>
        <TitleBlock>
          <h2 id={id}>{title}</h2>
          {description ? <p>{description}</p> : null}
        </TitleBlock>
        {actions ? <Actions>{actions}</Actions> : null}
      </Header>
      <Body data-flush={flush ? '' : undefined}>{children}</Body>
    </Card>
  );
}

const Header = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  min-block-size: 48px;
  padding: 7px ${theme.space[4]};
  border-block-end: 1px solid ${theme.border.hairline};
`;
const TitleBlock = styled.div`
  min-inline-size: 0;
  & > h2 {
    ${theme.type[14]};
    overflow-wrap: anywhere;
  }
  & > p {
    color: ${theme.text.muted};
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
`;
const Body = styled.div`
  padding: ${theme.space[4]};
  &[data-flush] {
    padding: 0;
  }
`;
