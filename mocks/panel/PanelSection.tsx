import styled from '@emotion/styled';
import { useId } from 'react';
import { theme } from '~/theme/theme';
import type { ElementNode } from '~/ui/layout/ElementNode';

interface PanelSectionProps {
  readonly title: string;
  /** To the right of the title. */
  readonly actions?: ElementNode;
  readonly children: ElementNode;
}

/** A region of the panel, named by its heading. */
export function PanelSection({ title, actions, children }: PanelSectionProps) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        {actions}
      </header>
      {children}
    </Section>
  );
}

/** Fields and a button in two columns, aligned on their controls. */
export const PanelFields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[3]};
  align-items: end;
  & > button {
    justify-self: start;
  }
`;

const Section = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 0;
  & + & {
    padding-block-start: ${theme.space[5]};
    border-block-start: 1px solid ${theme.border.hairline};
  }
  & > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${theme.space[3]};
    min-block-size: 28px;
  }
  & > header > h3 {
    ${theme.type[14]};
  }
`;
