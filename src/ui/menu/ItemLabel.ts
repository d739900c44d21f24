import styled from '@emotion/styled';

/** The label of an item of a Menu or a Combobox. */
export const ItemLabel = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;
