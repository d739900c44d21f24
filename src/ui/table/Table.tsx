import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { PENDING_DELAY } from '~/lib/pendingDelay';
import { tableRoles } from './tableRoles';
import { tableStyle } from './tableStyle';
import { useDelayedFlag } from '~/ui/hooks/useDelayedFlag';
import { useOverflow } from '~/ui/hooks/useOverflow';

export interface TableProps {
  /** The table's accessible name. */
  readonly label: string;
  /**
   * Set it while new rows load: the current rows stay and are dimmed if loading takes longer than
   * the pending delay.
   */
  readonly busy?: boolean;
  /**
   * Column widths come from the header cells instead of the content, so nothing shifts when rows
   * change.
   */
  readonly fixed?: boolean;
  /** Below this width in pixels the table scrolls horizontally. */
  readonly minWidth?: number;
  /** Set it to false for a table of few narrow columns, which stays a table on small screens. */
  readonly cards?: boolean;
}

/**
 * A table that scrolls inside its container. Below 768 px CSS turns each row into a card. The
 * header sticks below `--sticky-top`.
 */
export function Table({
  label,
  busy = false,
  fixed = false,
  minWidth,
  cards = true,
  children,
}: TableProps & { readonly children: ReactNode }) {
  const dimmed = useDelayedFlag(busy, PENDING_DELAY);
  const { ref, overflows } = useOverflow<HTMLDivElement>('inline');
  const scrollProps = overflows
    ? {
        tabIndex: 0,
        role: 'group',
        'aria-label': `${label}, scrollable`,
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

// A sticky header sticks to its nearest scroll container, so this element is one only while it
// overflows: https://developer.mozilla.org/en-US/docs/Web/CSS/position#sticky_positioning
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
