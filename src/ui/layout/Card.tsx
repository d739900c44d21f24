import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** A surface with a hairline border, where several things sit side by side. */
export const Card = styled.div`
  min-inline-size: 0;
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.card};
  overflow: clip;
  @media print {
    break-inside: avoid;
  }
`;
