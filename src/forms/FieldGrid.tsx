import styled from '@emotion/styled';
import { theme } from '../theme/theme';

/** Fields two by two, where there is room; `data-wide` takes a whole line. */
export const FieldGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: ${theme.space[4]};
  & > [data-wide] {
    grid-column: 1 / -1;
  }
  ${theme.media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
