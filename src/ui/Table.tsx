import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PENDING_DELAY } from '../lib/pendingDelay';
import { tableRoles } from './tableRoles';
import { tableStyle } from './tableStyle';
import { useDelayedFlag } from './useDelayedFlag';
import { useOverflow } from './useOverflow';

export interface TableProps {
  /** The table's accessible name. */
  label: string;
  /** While new rows load the old ones stay; dimmed, when it lasts. */
  busy?: boolean;
  /** Columns keep the widths that the header cells give, whatever the rows hold: nothing shifts. */
  fixed?: boolean;
  /** Under this width in pixels it scrolls inside itself. */
  minWidth?: number;
  /** Few narrow columns stay a table on a small screen too. */
  cards?: boolean;
  /** A TableHead and a TableBody. */
  children: ReactNode;
}

/**
 * A table that scrolls inside itself and, below 768 px, turns each row into a card by CSS alone.
 * Its header sticks under `--sticky-top`.
 */
export function Table({
  label,
  busy = false,
  fixed = false,
  minWidth,
  cards = true,
  children,
}: TableProps) {
  const dimmed = useDelayedFlag(busy, PENDING_DELAY);
  const { ref, overflows } = useOverflow<HTMLDivElement>('inline');
  const scrollProps = overflows
    ? {
        tabIndex: 0,
        role: 'group',
        'aria-label': `${label}, scrolls sideways`,
        'data-overflows': '',
      }
    : undefined;
  return (
    <ScrollContainer ref={ref} {...scrollProps}>
      <StyledTable
        {...tableRoles.table}
        aria-label={label}
        aria-busy={busy || undefined}
        data-dimmed={dimmed ? '' : undefined}
        data-fixed={fixed ? '' : undefined}
        data-plain={cards ? undefined : ''}
        style={{ minWidth }}
      >
        {children}
      </StyledTable>
    </ScrollContainer>
  );
}

// A scroll container would catch the sticky header, so it is one only when there is something to
// scroll.
const ScrollContainer = styled.div`
  position: relative;
  border-radius: inherit;
  * + & {
    border-start-start-radius: 0;
    border-start-end-radius: 0;
  }
  &:has(+ *) {
    border-end-start-radius: 0;
    border-end-end-radius: 0;
  }
  &[data-overflows] {
    overflow-x: auto;
  }
  &[data-overflows]:focus-visible {
    outline-offset: -2px;
  }
`;
const StyledTable = styled.table(tableStyle);
