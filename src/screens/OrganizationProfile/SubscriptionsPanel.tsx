import { css, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { Info, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { QueryErrorState } from '~/components/ErrorContent';
import {
  activeSeatLevel,
  daysUntilFull,
  seatTypeLevel,
  seatSums,
  type SeatFigures,
  isUnderused,
} from '~/domain/seats';
import { seatTypeIndexes, seatTypeName } from '~/domain/dailySeats';
import type { SeatLevel, Subscription } from '~/domain/Subscription';
import type { SeatsTarget } from '~/features/seats/seatsDraft';
import { useCommand } from '~/hooks/useCommand';
import { useQuery } from '~/hooks/useQuery';
import { sentence } from '~/messages/catalogue';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { theme } from '~/theme/theme';
import { Button, EndButton } from '~/ui/Button';
import { EmptyState, Skeleton } from '~/ui/Feedback';
import { Panel } from '~/ui/Page';
import { CapacityBar, capacityCellProps } from '~/ui/Seats';
import { seatTypeCellProps } from '~/ui/chart/seriesStyle';
import { Inline } from '~/ui/layout';
import { staticClassName } from '~/ui/style';
import { DataTable } from '~/ui/table/DataTable';
import type { Column } from '~/ui/table/TableRow';
import { tableBelow, tableFrom } from '~/ui/table/tableStyle';
import { MissingValue, withBdi } from '~/ui/text';
import { NumberText } from '~/ui/values';
import { formatNumber, plural } from '~/lib/format';
import { formatNearDay } from '~/lib/formatShort';
import { dayIn } from '~/lib/time';

/** Opens a dialog; focus returns to the button. Stable, so that the rows stay as they are. */
type OpenSeatsDialog = (target: SeatsTarget, button: RefObject<HTMLElement | null>) => void;

interface SubscriptionsPanelProps {
  readonly profile: ProfileQueries;
  readonly onOpen: OpenSeatsDialog;
}

/** The seats of an organization by type, what can be done with them, and whether they suffice. */
export const SubscriptionsPanel = observer(function SubscriptionsPanel({
  profile,
  onOpen,
}: SubscriptionsPanelProps) {
  const query = useQuery(profile.subscriptions);
  const organization = profile.current;
  const subscriptions = query.data?.rows;
  // While the organization is unknown, it may be its own failure, which replaces the screen.
  const error = organization && query.error;
  const button = useRef<HTMLButtonElement>(null);
  const add = () => onOpen({ kind: 'add' }, button);
  const status = organization?.status;
  const level = organization && activeSeatLevel(organization);
  const rows = useMemo(
    () => subscriptions && seatsRows(subscriptions, status, level),
    [subscriptions, status, level],
  );
  const columns = useMemo(() => seatsColumns(onOpen), [onOpen]);
  return (
    <Panel
      title="Subscriptions"
      actions={
        <EndButton ref={button} aria-haspopup="dialog" onClick={add}>
          Add subscription
        </EndButton>
      }
    >
      {error ? (
        <QueryErrorState error={error} onRetry={() => void profile.subscriptions.refetch()} />
      ) : subscriptions?.length === 0 ? (
        <EmptyState title="No subscriptions" />
      ) : !subscriptions || !organization ? (
        // Not the table, which the states' lines would move.
        <div aria-busy="true" style={{ padding: theme.space[4] }}>
          <Skeleton height={56} />
        </div>
      ) : (
        <>
          <SeatStates states={seatStates(status, subscriptions, Date.now())} />
          <DataTable
            label="Subscriptions"
            busy={query.status !== 'success'}
            columns={columns}
            rows={rows}
            rowKey="id"
          />
        </>
      )}
    </Panel>
  );
});

/** A row of the table: a subscription, or all of them. */
interface SeatsRow extends SeatFigures {
  readonly id: string;
  /** Undefined in the last row. */
  readonly subscription: Subscription | undefined;
  readonly index: number;
  readonly level: SeatLevel | undefined;
}

function seatsRows(
  subscriptions: readonly Subscription[],
  status: string | null | undefined,
  level: SeatLevel | undefined,
): readonly SeatsRow[] {
  const indexes = seatTypeIndexes(subscriptions);
  const rows = subscriptions.map((subscription) => ({
    ...subscription,
    subscription,
    index: indexes.get(seatTypeName(subscription.seat_type)) ?? 0,
    level: status === 'active' ? seatTypeLevel(subscription) : undefined,
  }));
  if (rows.length < 2) return rows;
  const sums = seatSums(subscriptions);
  return [...rows, { id: 'all', subscription: undefined, index: 0, level, ...sums }];
}

function seatsColumns(onOpen: OpenSeatsDialog): readonly Column<SeatsRow>[] {
  return [
    {
      header: 'Seat Type',
      cell: ({ subscription }) =>
        subscription ? (subscription.seat_type ?? <MissingValue />) : <strong>All</strong>,
      detail: ({ used_seats: used, total_seats: total }) => (
        <span className={classes.narrowDetail}>
          <NumberText value={used} /> of <NumberText value={total} />
        </span>
      ),
      cellProps: ({ subscription, index }) => (subscription ? seatTypeCellProps(index) : {}),
    },
    {
      header: 'Total Seats',
      align: 'end',
      width: 88,
      hideBelow: 620,
      cell: ({ total_seats: total }) => <ChangeHighlight value={total} />,
    },
    {
      header: 'Used Seats',
      align: 'end',
      // What the others leave, up to a bar of 92 px; one of less than 56 px isn't shown.
      width: 'clamp(5.625rem, 80cqi - 26.9rem, 10rem)',
      hideBelow: 620,
      cell: ({ subscription, used_seats: used, total_seats: total }) => (
        <span className={classes.used}>
          <CapacityBar
            label={`Used seats, ${subscription ? (subscription.seat_type ?? 'unknown type') : 'all'}`}
            used={used}
            total={total}
          />
          <ChangeHighlight value={used} />
        </span>
      ),
    },
    {
      header: 'Available Seats',
      align: 'end',
      width: 'min(7rem, 29cqi)',
      cell: ({ available_seats: available }) => <NumberText value={available} />,
      cellProps: ({ level }) => capacityCellProps(level),
    },
    {
      header: 'Actions',
      kind: 'actions',
      align: 'end',
      width: 'min(16.25rem, 45cqi)',
      cell: ({ subscription }) =>
        subscription && <SeatsActions subscription={subscription} onOpen={onOpen} />,
    },
  ];
}

/** Highlights a figure for a moment when it changes. The first value is no change. */
function ChangeHighlight({ value }: { readonly value: number | null }) {
  const [shown, setShown] = useState({ value, changes: 0 });
  // During render, so that the new value never paints without its highlight.
  if (value !== shown.value) setShown({ value, changes: shown.changes + 1 });
  return (
    // The key restarts the animation.
    <span key={shown.changes} className={shown.changes > 0 ? classes.changed : undefined}>
      <NumberText value={value} />
    </span>
  );
}

interface SeatsActionsProps {
  readonly subscription: Subscription;
  readonly onOpen: OpenSeatsDialog;
}

/** "Assign seats" and "Change total seats" of a subscription. */
function SeatsActions({ subscription, onOpen }: SeatsActionsProps) {
  const name = subscription.seat_type ?? 'unknown type';
  const assignButton = useRef<HTMLButtonElement>(null);
  const totalButton = useRef<HTMLButtonElement>(null);
  const assign = () => onOpen({ kind: 'assign', subscription }, assignButton);
  const changeTotal = () => onOpen({ kind: 'total', subscription }, totalButton);
  useCommand('assign-seats', assign, subscription);
  useCommand('change-total-seats', changeTotal, subscription);
  return (
    <span className={classes.actions}>
      <Button
        ref={assignButton}
        size="small"
        aria-label={`Assign seats, ${name}`}
        aria-haspopup="dialog"
        onClick={assign}
      >
        Assign seats
      </Button>
      <EndButton
        ref={totalButton}
        aria-label={`Change total seats, ${name}`}
        aria-haspopup="dialog"
        onClick={changeTotal}
      >
        Change total seats
      </EndButton>
    </span>
  );
}

const tones = {
  low: { ...theme.warning, Icon: TriangleAlert },
  out: { ...theme.danger, Icon: TriangleAlert },
  underused: { ...theme.info, Icon: Info },
};

function SeatStates({ states }: { readonly states: readonly SeatState[] }) {
  if (states.length === 0) return null;
  return (
    <div role="note" aria-label="Seats">
      {states.map(({ tone, text }) => {
        const { Icon, subtle, text: color } = tones[tone];
        return (
          <SeatStateLine key={text} style={{ background: subtle }}>
            <Icon size={16} color={color} aria-hidden="true" />
            <p>{withBdi(text)}</p>
          </SeatStateLine>
        );
      })}
    </div>
  );
}

const highlight = keyframes`
  from {
    background: ${theme.accent.subtle};
    box-shadow: 0 0 0 4px ${theme.accent.subtle};
  }
`;

const classes = {
  changed: staticClassName(css`
    border-radius: 2px;
    animation: ${highlight} ${theme.duration.highlight} ${theme.easing};
  `),
  narrowDetail: staticClassName(css`
    display: block;
    text-indent: 0;
    white-space: normal;
    ${tableFrom(620)} {
      display: none;
    }
  `),
  used: staticClassName(css`
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${theme.space[2]};
    font-variant-numeric: tabular-nums;
    & > span {
      min-inline-size: 2.25rem;
    }
    & > [role='meter'] {
      flex: 1;
      @container table (width < 43.3rem) {
        display: none;
      }
    }
  `),
  actions: staticClassName(css`
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: 2px;
    ${tableBelow(480)} {
      flex-direction: column;
      align-items: flex-end;
      padding-block: ${theme.space[1]};
    }
  `),
};
const SeatStateLine = styled(Inline)`
  min-block-size: 36px;
  padding: ${theme.space[2]} ${theme.space[4]};
  border-block-end: 1px solid ${theme.border.hairline};
  overflow-wrap: anywhere;
`;

/** What is to be said of the seats: of a type that needs more, or of all that have too many. */
export interface SeatState {
  readonly tone: SeatLevel | 'underused';
  readonly text: string;
}

/**
 * A line for each seat type of an active organization that is low or out, then one for all that are
 * underused. `now` is in milliseconds since the epoch.
 */
export function seatStates(
  status: string | null | undefined,
  subscriptions: readonly Subscription[],
  now: number,
): readonly SeatState[] {
  if (status !== 'active') return [];
  const underused = subscriptions.filter(isUnderused);
  return [
    ...subscriptions.flatMap((subscription) => shortage(subscription, now)),
    ...(underused.length > 0 ? [{ tone: 'underused' as const, text: underuse(underused) }] : []),
  ];
}

function shortage(subscription: Subscription, now: number): SeatState[] {
  const { seat_type: seatType, used_seats: usedSeats, total_seats: totalSeats } = subscription;
  const tone = seatTypeLevel(subscription);
  if (!tone || usedSeats === null || totalSeats === null) return [];
  const type = seatType ? `${sentence`${seatType}`} ` : '';
  if (tone === 'out') return [{ tone, text: `No ${type}seats left.` }];
  const left = totalSeats - usedSeats;
  const days = daysUntilFull(subscription);
  const forecast =
    days === null
      ? ''
      : ` At the pace of the last 30 days they run out around ${formatNearDay(dayIn(days, now), now)}.`;
  const text = `${formatNumber(left)} ${type}${plural(left, 'seat')} left.${forecast}`;
  return [{ tone, text }];
}

/** "At most 3 of 20 full and 2 of 10 light seats were in use in the last 90 days." */
function underuse(subscriptions: readonly Subscription[]): string {
  const types = subscriptions.map(
    ({ seat_type: seatType, total_seats: total, peak_used_seats_90_days: peak }) =>
      sentence`${peak ?? 0} of ${total ?? 0} ${seatType ?? ''}`.trim(),
  );
  return `At most ${listFormat.format(types)} seats were in use in the last 90 days.`;
}

const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });
