import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { VisuallyHidden } from './VisuallyHidden';

/** Marks an absent value: a visible dash, and text for screen readers. */
export function MissingValue() {
  return (
    <Wrap>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>Not available</VisuallyHidden>
    </Wrap>
  );
}

const Wrap = styled.span`
  position: relative;
  color: ${theme.text.muted};
`;
