import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { initials } from '~/ui/seats/monogramOf';

/**
 * A person's initials in a circle; organizations have a Monogram. Decorative, and a pseudo-element:
 * the text of a button that it is part of must be its accessible name (WCAG 2.5.3).
 */
export function Avatar({ name }: { readonly name: string }) {
  return <Circle data-initials={initials(name)} />;
}

const Circle = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border-radius: 50%;
  background: ${theme.accent.subtle};
  color: ${theme.accent.text};
  font-size: 0.6875rem;
  line-height: 1;
  font-weight: ${theme.fontWeight.semibold};
  &::before {
    content: attr(data-initials);
    content: attr(data-initials) / '';
  }
  @media (forced-colors: active) {
    outline: 1px solid CanvasText;
    outline-offset: -1px;
  }
`;
