import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import type { CSSProperties, ReactNode } from 'react';
import { theme } from '~/theme/theme';
import { useOverflow } from '~/ui/hooks/useOverflow';

const fadeOut = keyframes`0%, 90% { opacity: 1; } 100% { opacity: 0; }`;

export interface TableScrollerProps {
  /** The table's accessible name, from which the scroller's derives. */
  readonly label: string;
  /** The height in pixels beyond which the rows scroll below the sticky header. */
  readonly maxHeight: number;
  /** A DataTable with the same label. */
  readonly children: ReactNode;
}

/**
 * A long table of short rows in a part of a screen: it scrolls within its own height, by keyboard
 * too, so that it doesn't push everything else away. Printed in full.
 */
export function TableScroller({ label, maxHeight, children }: TableScrollerProps) {
  const { ref, overflows } = useOverflow('block');
  const scrollProps = overflows
    ? { tabIndex: 0, role: 'group', 'aria-label': `${label}, scrollable` }
    : undefined;
  return (
    <Scroller
      ref={ref}
      {...scrollProps}
      style={{ '--max-height': `${maxHeight}px` } as CSSProperties}
    >
      {children}
    </Scroller>
  );
}

const Scroller = styled.div`
  /* The header sticks to the scroller's edge, and below everything that lies over the scroller. */
  --sticky-top: 0px;
  --row-height: ${theme.space[8]};
  isolation: isolate;
  max-block-size: var(--max-height);
  overflow-y: auto;
  /* At the end of a panel: within its rounded border. */
  &:last-child {
    border-end-start-radius: calc(${theme.radius.card} - 1px);
    border-end-end-radius: calc(${theme.radius.card} - 1px);
    & > table > tbody:last-child > tr:last-child {
      border-block-end: 0;
    }
  }
  /* Outside, because the sticky header would cover it. */
  &:focus-visible {
    outline-offset: 0;
  }
  /* Fades the last row out while there are more: eight rows fit exactly. */
  @supports (animation-timeline: scroll()) {
    &[role]::after {
      content: '';
      position: sticky;
      inset-block-end: 0;
      z-index: ${theme.layer.raised};
      display: block;
      block-size: ${theme.space[8]};
      margin-block-start: -${theme.space[8]};
      background: linear-gradient(to top, ${theme.surface.card}, transparent);
      opacity: 0;
      pointer-events: none;
      animation: ${fadeOut} linear;
      animation-timeline: scroll(nearest block);
    }
  }
  @media print {
    max-block-size: none;
    overflow: visible;
    &::after {
      display: none !important;
    }
  }
`;
