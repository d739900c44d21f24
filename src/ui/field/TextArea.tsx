import styled from '@emotion/styled';
import type { ComponentPropsWithRef } from 'react';
import { controlStyle } from './controlStyle';

/** A text input of several lines that grows with its text, named by its Field or by `aria-label`. */
export function TextArea({ className, rows = 1, ...rest }: ComponentPropsWithRef<'textarea'>) {
  return (
    <Box className={className}>
      <textarea rows={rows} {...rest} />
    </Box>
  );
}

// `field-sizing`: without it, the text scrolls in one line.
const Box = styled.span`
  ${controlStyle}
  & > textarea {
    display: block;
    max-block-size: 200px;
    resize: none;
    field-sizing: content;
  }
`;
