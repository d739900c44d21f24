import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '~/theme/theme';

/** A text that is cut where its line ends. */
export const oneLineStyle = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** A value and a line below it, which is reserved: nothing moves when a message comes or goes. */
export const ImportCell = styled.div`
  display: grid;
  grid-template-rows: var(--cell-control, ${theme.control.small}) 16px;
  grid-template-columns: minmax(0, 1fr);
  row-gap: ${theme.space[1]};
  align-items: center;
  inline-size: 100%;
`;

/** Below the value. */
export const CellDetail = styled.span`
  ${oneLineStyle}
  color: ${theme.text.muted};
  ${theme.type[12]};
`;
