import styled from '@emotion/styled';
import { useId, type ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { Card } from './Card';

export interface PanelProps {
  /** The heading, and the accessible name of the region. */
  readonly title: string;
  /** Figures beside the heading; in a narrow panel on a line of their own. */
  readonly summary?: ReactNode;
  /** Shown to the right of the heading. */
  readonly actions?: ReactNode;
  /** Removes the padding, so that a table or a list reaches the edges. */
  readonly flush?: boolean;
  /** Without a card: in an aside. */
  readonly plain?: boolean;
  /** The content. */
  readonly children: ReactNode;
}

/** A titled section of a screen, on a card or plain: a region named by its title. */
export function Panel({
  title,
  summary,
  actions,
  flush = false,
  plain = false,
  children,
}: PanelProps) {
  const id = useId();
  const Surface = plain ? PlainSection : SectionCard;
  return (
    <Surface aria-labelledby={id}>
      <HeaderContainer hasSummary={Boolean(summary)} isPlain={plain}>
        <Header isPlain={plain}>
          {/* Where focus goes when a control of the panel is gone and there is no other. */}
          <Title id={id} tabIndex={-1}>
            {title}
          </Title>
          {summary ? <Summary>{summary}</Summary> : null}
          {actions ? <Actions>{actions}</Actions> : null}
        </Header>
      </HeaderContainer>
      <Body flush={flush || plain}>{children}</Body>
    </Surface>
  );
}

const SectionCard = Card.withComponent('section');
const PlainSection = styled.section`
  min-inline-size: 0;
`;
interface PlainProps {
  readonly isPlain: boolean;
}
const HeaderContainer = styled.div<PlainProps & { readonly hasSummary: boolean }>`
  container-type: ${({ hasSummary }) => (hasSummary ? 'inline-size' : 'normal')};
  border-block-end: ${({ isPlain }) => (isPlain ? 'none' : `1px solid ${theme.border.hairline}`)};
`;
const Header = styled.div<PlainProps>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-block-size: 47px;
  padding: 7px ${({ isPlain }) => (isPlain ? '0' : theme.space[4])};
`;
const Title = styled.h2`
  min-inline-size: 0;
  ${theme.type[14]};
  overflow-wrap: anywhere;
`;
const Summary = styled.div`
  min-inline-size: 0;
  color: ${theme.text.muted};
  ${theme.type[12]};
  text-wrap: balance;
  /* In two lines where space is short: the actions stay beside it. */
  @container (min-width: 560px) {
    flex: 1 1 0;
    display: grid;
    align-self: stretch;
    align-content: center;
  }
  @container (max-width: 559.98px) {
    flex-basis: 100%;
  }
  @container (min-width: 400px) and (max-width: 559.98px) {
    order: 1;
  }
`;
// Several actions get a line of their own.
const Actions = styled.div`
  margin-inline-start: auto;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  @container (max-width: 399.98px) {
    &:has(> * + *) {
      flex-basis: 100%;
      justify-content: space-between;
    }
  }
  @media print {
    & > :not([role='radiogroup']) {
      display: none;
    }
  }
`;
const Body = styled.div<Required<Pick<PanelProps, 'flush'>>>`
  padding: ${({ flush }) => (flush ? 0 : theme.space[4])};
`;
