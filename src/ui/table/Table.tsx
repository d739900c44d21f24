import styled from '@emotion/styled';
import type { CSSProperties, ReactNode } from 'react';
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
  /** Below this width in pixels the table scrolls horizontally. */
  readonly minWidth?: number;
  /**
   * The layout on small screens: `narrowCards` or `narrowRows`. Without one the table stays one, for
   * few narrow columns.
   */
  readonly narrow?: string;
}

/**
 * A table that scrolls inside its container. The header sticks below `--sticky-top`; small screens
 * get the `narrow` layout.
 */
export function Table({
  label,
  busy = false,
  minWidth,
  narrow,
  columns,
  mediumColumns,
  children,
}: TableProps & {
  /** As `grid-template-columns`. */
  readonly columns: string;
  readonly mediumColumns: string;
  readonly children: ReactNode;
}) {
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
        className={narrow}
        style={
          { minWidth, '--columns': columns, '--medium-columns': mediumColumns } as CSSProperties
        }
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
  container: table / inline-size;
  &[data-overflows] {
    overflow-x: auto;
  }
  &[data-overflows]:focus-visible {
    outline-offset: -2px;
  }
`;
const StyledTable = styled.table(tableStyle);
