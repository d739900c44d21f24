import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { theme } from '~/theme/theme';
import type { ElementNode } from './ElementNode';

export interface PageHeaderProps {
  /** The page’s h1. */
  readonly title: ReactNode;
  /** The heading element, which receives focus after a navigation. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Shown beside the title. */
  readonly badge?: ElementNode;
  /** A muted line below the title. */
  readonly description?: ReactNode;
  /** Shown on the right, or below the title where there is no space. */
  readonly actions?: ReactNode;
  /** Shown before the title and its description: a monogram. */
  readonly leading?: ElementNode;
}

/** The header of a screen: its only h1, with badge and actions. */
export function PageHeader({
  title,
  headingRef,
  badge,
  description,
  actions,
  leading,
}: PageHeaderProps) {
  return (
    <Wrap>
      {leading}
      <TitleBlock isBesideTile={Boolean(leading)}>
        <Title isBesideButton={Boolean(actions) && !leading}>
          <h1 ref={headingRef} tabIndex={-1}>
            {title}
          </h1>
          {badge}
        </Title>
        {description ? <p>{description}</p> : null}
      </TitleBlock>
      {actions ? <Actions isBelow={Boolean(leading)}>{actions}</Actions> : null}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[2]} ${theme.space[3]};
`;
// Beside a monogram of 40 px.
const besideTileStyle = `
  & > p {
    ${theme.type[12]};
  }
  & > div {
    min-block-size: 28px;
  }
`;
const TitleBlock = styled.div<{ readonly isBesideTile: boolean }>`
  flex: 1 1 0;
  min-inline-size: min(100%, 128px);
  & > p {
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
  ${({ isBesideTile }) => isBesideTile && besideTileStyle}
`;
// As high as a button: both are centred on one line.
const besideButtonStyle = `
  ${theme.media.belowMedium} {
    min-block-size: ${theme.control.large};
  }
`;
const Title = styled.div<{ readonly isBesideButton: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} 10px;
  min-block-size: ${theme.control.medium};
  ${({ isBesideButton }) => isBesideButton && besideButtonStyle}
  & > h1 {
    min-inline-size: 0;
    ${theme.type[20]};
    overflow-wrap: anywhere;
  }
`;
// On a line of their own, whatever the length of the name that is still loading.
const belowStyle = `
  ${theme.media.belowMedium} {
    flex-basis: 100%;
    justify-content: flex-end;
  }
`;
const Actions = styled.div<{ readonly isBelow: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  ${({ isBelow }) => isBelow && belowStyle}
  @media print {
    display: none;
  }
`;
