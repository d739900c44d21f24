/**
 * Shows the first letter of a block as a capital, such as "Full": seat types are data, which stay as
 * received wherever they are copied or read out.
 */
export const capitalStyle = `
  &::first-letter {
    text-transform: uppercase;
  }
`;
