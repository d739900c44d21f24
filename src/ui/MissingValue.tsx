import styled from '@emotion/styled';
import { theme } from '../theme/theme';
import { VisuallyHidden } from './VisuallyHidden';

/** Stands where a value is absent: a dash for the eye, words for screen readers. */
export function MissingValue({ label = 'Not available' }: { label?: string }) {
  return (
    <Wrap>
      <span aria-hidden="true">—</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </Wrap>
  );
}

const Wrap = styled.span`
  position: relative;
  color: ${theme.text.muted};
`;
