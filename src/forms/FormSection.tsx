import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { Stack } from '~/ui/Page';

interface FormSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Fields of a long form that belong together, below a small heading. */
export function FormSection({ title, children }: FormSectionProps) {
  return (
    <Section>
      <h3>{title}</h3>
      <Stack gap={4}>{children}</Stack>
    </Section>
  );
}

const Section = styled.div`
  & > h3 {
    margin-block-end: ${theme.space[3]};
    ${theme.type[14]};
  }
  & + & {
    padding-block-start: ${theme.space[4]};
    border-block-start: 1px solid ${theme.border.hairline};
  }
`;
