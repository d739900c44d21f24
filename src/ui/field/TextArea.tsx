import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { controlStyle } from './controlStyle';

/**
 * A text input of several lines that grows with its text, named by its Field or by `aria-label`. It
 * has at least `rows` lines.
 */
export function TextArea({ className, rows = 1, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <Box className={className}>
      <textarea rows={rows} style={{ minBlockSize: `${rows}lh` }} {...rest} />
    </Box>
  );
}

// `field-sizing`: without it, the text scrolls; with it, `rows` has no effect.
const Box = styled.span`
  ${controlStyle}
  & > textarea {
    display: block;
    max-block-size: 200px;
    resize: none;
    field-sizing: content;
  }
`;
