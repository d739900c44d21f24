import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** A two-column grid of fields, one column on narrow screens. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[4]};
  ${theme.media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

/** A field that spans both columns. */
export const WideField = styled.div`
  grid-column: 1 / -1;
`;
