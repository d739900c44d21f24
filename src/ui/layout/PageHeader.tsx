import styled from '@emotion/styled';
import type { ReactNode, Ref } from 'react';
import { theme } from '~/theme/theme';
import type { ElementNode } from './ElementNode';

export interface PageHeaderProps {
  /** The page’s h1. */
  readonly title: ReactNode;
  /** The heading element, which receives focus after a navigation. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Shown beside the title; beside a monogram where space is short, after the description. */
  readonly badge?: ElementNode;
  /** A muted line below the title. */
  readonly description?: ReactNode;
  /**
   * Shown on the right, or below the title where there is no space. Beside a monogram there always has
   * to be: the title is clipped where space is short.
   */
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
      <TitleBlock>
        <Lines isBesideTile={Boolean(leading)}>
          <Title isBesideButton={Boolean(actions) && !leading}>
            <h1 ref={headingRef} tabIndex={-1}>
              {title}
            </h1>
            {badge}
          </Title>
          {description ? <p>{description}</p> : null}
        </Lines>
      </TitleBlock>
      {actions ? <Actions>{actions}</Actions> : null}
    </Wrap>
  );
}

const Wrap = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[2]} ${theme.space[3]};
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
// Beside a monogram of 40 px. Where space is short two lines, whatever the name's length that is still
// loading: the badge ends the second.
const besideTileStyle = `
  & > p {
    ${theme.type[12]};
  }
  & > div {
    min-block-size: 28px;
  }
  @container title (max-width: 479.98px) {
    display: grid;
    grid-template-columns: minmax(0, auto) 1fr;
    place-items: center start;
    gap: 0 ${theme.space[2]};
    & > div {
      display: contents;
    }
    & > div > h1 {
      grid-column: 1 / -1;
    }
    & > p,
    & > div > h1 {
      max-inline-size: 100%;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    & > div > :not(h1) {
      order: 1;
      min-inline-size: max-content;
      ${theme.type[12]};
    }
  }
`;
const TitleBlock = styled.div`
  container: title / inline-size;
  flex: 1 1 0;
  min-inline-size: min(100%, 128px);
`;
const Lines = styled.div<{ readonly isBesideTile: boolean }>`
  & > p {
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
  }
  ${({ isBesideTile }) => isBesideTile && besideTileStyle}
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  @media print {
    display: none;
  }
`;
