import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { theme } from '~/theme/theme';

export interface PageHeaderProps {
  /** The page’s h1. */
  readonly title: ReactNode;
  /** The heading's id, for `aria-labelledby` or a skip link. */
  readonly id?: string;
  /** The heading element, which receives focus after a navigation. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Shown beside the title. */
  readonly badge?: ReactNode;
  /** A muted line below the title. */
  readonly description?: ReactNode;
  /** Shown on the right, or below the title where there is no room. */
  readonly actions?: ReactNode;
  /** Shown above the title. */
  readonly breadcrumbs?: ReactNode;
}

/** The header of a screen: its only h1, with badge and actions. */
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
    ${theme.type[20]};
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
