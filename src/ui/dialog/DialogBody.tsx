import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { useOverflow } from '~/ui/hooks/useOverflow';

/** The part of a dialog that scrolls when the dialog is taller than the screen. */
export function DialogBody({ children }: { readonly children: ReactNode }) {
  const { ref, overflows } = useOverflow<HTMLDivElement>('block');
  return (
    <Body
      ref={ref}
      tabIndex={overflows ? 0 : undefined}
      data-overflows={overflows ? '' : undefined}
    >
      <div>{children}</div>
    </Body>
  );
}

const Body = styled.div`
  flex: 1 1 auto;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space[1]} ${theme.space[5]} ${theme.space[5]};
  &:focus-visible {
    outline-offset: -2px;
  }
`;
