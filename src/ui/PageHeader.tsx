import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { theme } from '../theme/theme';

export interface PageHeaderProps {
  /** The page’s h1. */
  title: ReactNode;
  /** The heading's id, for a label or a skip link. */
  id?: string;
  /** The heading itself: focus goes to it after a navigation. */
  headingRef?: Ref<HTMLHeadingElement>;
  /** Beside the title. */
  badge?: ReactNode;
  /** A muted line under the title. */
  description?: ReactNode;
  /** At the right; under the title where there is no room. */
  actions?: ReactNode;
  /** Above the title. */
  breadcrumbs?: ReactNode;
}

/** The head of a screen: its one h1 with what belongs beside it. */
export function PageHeader({
  title,
  id,
  headingRef,
  badge,
  description,
  actions,
  breadcrumbs,
}: PageHeaderProps) {
  return (
    <Wrap>
      {breadcrumbs}
      <Row>
        <TitleBlock>
          <Title>
            <h1 id={id} ref={headingRef} tabIndex={-1}>
              {title}
            </h1>
            {badge}
          </Title>
          {description ? <p>{description}</p> : null}
        </TitleBlock>
        {actions ? <Actions>{actions}</Actions> : null}
      </Row>
    </Wrap>
  );
}

const Wrap = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${theme.space[2]};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${theme.space[3]} ${theme.space[4]};
`;
const TitleBlock = styled.div`
  flex: 1 1 320px;
  min-inline-size: 0;
  & > p {
    color: ${theme.text.muted};
  }
`;
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  min-block-size: ${theme.control.medium};
  & > h1 {
    min-inline-size: 0;
    font-size: ${theme.fontSize[20]};
    line-height: 1.3;
    letter-spacing: -0.012em;
    overflow-wrap: anywhere;
  }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;
