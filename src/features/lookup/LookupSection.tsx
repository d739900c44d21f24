import styled from '@emotion/styled';
import type { Ref } from 'react';
import { theme } from '~/theme/theme';
import type { ElementNode } from '~/ui/layout/ElementNode';

interface LookupSectionProps {
  /** "3 not found". */
  readonly title: string;
  /** For a heading that is focused by code. */
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly children: ElementNode;
}

/** One group of the results of a list. */
export function LookupSection({ title, headingRef, children }: LookupSectionProps) {
  return (
    <Section>
      <h3 ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
        {title}
      </h3>
      {children}
    </Section>
  );
}

// `outline`: focused by code only.
const Section = styled.section`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  & > :not(h3, span) {
    inline-size: 100%;
  }
  & > h3 {
    outline: none;
    ${theme.type[14]};
  }
`;
