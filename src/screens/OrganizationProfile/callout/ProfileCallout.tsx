import styled from '@emotion/styled';
import { CirclePause, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { Ref } from 'react';
import { activeSeatLevel } from '~/domain/seatLevel';
import type { StatusChange } from '~/domain/statusChange';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { theme } from '~/theme/theme';
import type { Tone } from '~/theme/tokens';
import { Button } from '~/ui/button/Button';
import { Skeleton } from '~/ui/feedback/Skeleton';
import { Time } from '~/ui/text/Time';
import { StatusButton } from '../status/StatusButton';
import { useSeatsDialogs } from '~/features/seats/SeatsDialogs';
import { seatAlerts } from './seatAlerts';

interface ProfileCalloutProps {
  readonly profile: ProfileQueries;
  readonly statusButton: Ref<HTMLButtonElement>;
  readonly onOpenStatus: (change: StatusChange) => void;
}

/** What needs attention, with its remedy: an inactive organization, or seats that are low or out. */
export const ProfileCallout = observer(function ProfileCallout({
  profile,
  statusButton,
  onOpenStatus,
}: ProfileCalloutProps) {
  const seatsDialogs = useSeatsDialogs();
  const { current: organization, subscriptions } = profile;
  if (!organization) return null;
  if (organization.status === 'inactive')
    return (
      <Callout role="note" aria-label="Inactive organization">
        <Line>
          <CirclePause size={16} aria-hidden="true" />
          <p>
            <strong>
              {organization.statusChangedAt ? (
                <>
                  <span>Inactive since </span>
                  <Time value={organization.statusChangedAt} />
                  <span>.</span>
                </>
              ) : (
                'Inactive.'
              )}
            </strong>
            <span> Its users can’t sign in.</span>
          </p>
          <StatusButton ref={statusButton} change="activate" onOpen={onOpenStatus} />
        </Line>
      </Callout>
    );
  const level = activeSeatLevel(organization);
  const rows = subscriptions.data?.rows;
  // The figures from the list tell that a callout follows: reserves its space.
  if (!rows)
    return level && !subscriptions.error ? (
      <Callout>
        <Line>
          <Skeleton width={280} />
        </Line>
      </Callout>
    ) : null;
  const alerts = seatAlerts(organization.status, rows, Date.now());
  if (alerts.length === 0) return null;
  return (
    <Callout
      role="note"
      aria-label="Seats"
      tone={alerts.some((alert) => alert.level === 'out') ? theme.danger : theme.warning}
    >
      {alerts.map(({ subscription, text, forecast }) => (
        <Line key={subscription.id}>
          <TriangleAlert size={16} aria-hidden="true" />
          <p>
            <strong>{text}</strong> <span>{forecast}</span>
          </p>
          <Button
            size="small"
            aria-haspopup="dialog"
            onClick={({ currentTarget: button }) =>
              seatsDialogs.open({ dialog: 'total', subscription }, button)
            }
          >
            Change total seats
          </Button>
        </Line>
      ))}
    </Callout>
  );
});

const toneStyle = ({ border, subtle, text }: Tone) => `
  border-color: ${border};
  background: ${subtle};
  & svg {
    color: ${text};
  }
`;
const Callout = styled.div<{ readonly tone?: Tone }>`
  display: grid;
  gap: ${theme.space[1]};
  padding: 9px ${theme.space[3]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.well};
  ${({ tone }) => tone && toneStyle(tone)}
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-block-size: 30px;
  & > svg {
    flex: none;
  }
  & > p {
    flex: 1;
    min-inline-size: 0;
    color: ${theme.text.muted};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
  & strong {
    color: ${theme.text.primary};
    font-weight: ${theme.fontWeight.semibold};
  }
  @media print {
    & > button {
      display: none;
    }
  }
  ${theme.media.belowMedium} {
    flex-wrap: wrap;
    & + & {
      margin-block-start: ${theme.space[2]};
    }
    & > svg {
      align-self: flex-start;
      margin-block-start: 2px;
    }
    & > p {
      flex-basis: calc(100% - 40px);
    }
    & > :last-child:not(p) {
      margin-inline-start: 26px;
    }
  }
`;
