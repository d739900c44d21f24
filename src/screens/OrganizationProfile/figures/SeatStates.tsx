import styled from '@emotion/styled';
import { CircleCheck, Info, TriangleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { activeSeatLevel } from '~/domain/seatLevel';
import { isUnderused } from '~/domain/unusedSeats';
import { useSeatsDialogs } from '~/features/seats/SeatsDialogs';
import type { ProfileQueries } from '~/stores/ProfileQueries';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { Skeleton } from '~/ui/Feedback';
import { noteStyle } from '../noteStyle';
import { seatStates, type SeatTone } from './seatStates';

const tones = {
  low: { ...theme.warning, icon: TriangleAlert },
  out: { ...theme.danger, icon: TriangleAlert },
  underused: { ...theme.info, icon: Info },
};
const levelTexts = { low: 'Low on seats', out: 'Out of seats' };

/**
 * Whether an organization's seats suffice: a line for each seat type that needs more or has too many,
 * with the remedy, or one that says that all do. There from the skeleton on, so that nothing moves once
 * it is known.
 */
export const SeatStates = observer(function SeatStates({
  profile: { current: organization, subscriptions },
}: {
  readonly profile: ProfileQueries;
}) {
  const seatsDialogs = useSeatsDialogs();
  if (!organization)
    return (
      <Line>
        <Skeleton width={200} />
      </Line>
    );
  const level = activeSeatLevel(organization);
  const rows = subscriptions.data?.rows;
  // The organization's own level tells how much space the lines will take.
  const tone = level ?? (isUnderused(organization) ? 'underused' : undefined);
  if (!rows && tone && !subscriptions.error)
    return (
      <Line tone={tone}>
        <ToneIcon tone={tone} />
        <p>
          <Skeleton width="min(280px, 100%)" />
        </p>
        <Placeholder size="small" aria-hidden="true" disabled>
          Change total seats
        </Placeholder>
      </Line>
    );
  const states = seatStates(organization.status, rows ?? [], Date.now());
  return (
    <div role="note" aria-label="Seats">
      {states.map(({ key, tone, text, detail, action }) => (
        <Line key={key} tone={tone}>
          <ToneIcon tone={tone} />
          <p>
            <strong>{text}</strong> <span>{detail}</span>
          </p>
          <Button
            size="small"
            aria-haspopup="dialog"
            onClick={({ currentTarget: button }) => seatsDialogs.open(action.target, button)}
          >
            {action.label}
          </Button>
        </Line>
      ))}
      {states.length > 0 ? null : !rows && level ? (
        <Line tone={level}>
          <ToneIcon tone={level} />
          <p>
            <strong>{levelTexts[level]}</strong>
          </p>
        </Line>
      ) : (
        <Line>
          <CircleCheck size={16} aria-hidden="true" />
          <p>Enough seats at the current pace</p>
        </Line>
      )}
    </div>
  );
});

function ToneIcon({ tone }: { readonly tone: SeatTone }) {
  const Icon = tones[tone].icon;
  return <Icon size={16} aria-hidden="true" />;
}

const toneStyle = ({ subtle, text }: (typeof tones)[SeatTone]) => `
  background: ${subtle};
  & > svg {
    color: ${text};
  }
`;
/** Reaches the edges of the card. */
const Line = styled.div<{ readonly tone?: SeatTone }>`
  ${noteStyle}
  gap: ${theme.space[2]};
  min-block-size: 36px;
  padding: 3px ${theme.space[4]};
  color: ${theme.text.muted};
  ${({ tone }) => tone && toneStyle(tones[tone])}
  & + & {
    border-block-start: 1px solid ${theme.border.hairline};
  }
  ${theme.media.belowMedium} {
    flex-wrap: wrap;
    ${({ tone }) => tone && narrowToneStyle}
  }
`;
/** The button is below the text, which takes two lines. */
const narrowToneStyle = `
  padding-block: ${theme.space[2]} 10px;
  & > svg {
    align-self: flex-start;
    margin-block-start: 2px;
  }
  & > p {
    flex-basis: calc(100% - 40px);
    min-block-size: 40px;
  }
  & > button {
    margin-inline-start: 24px;
  }
`;
const Placeholder = styled(Button)`
  visibility: hidden;
`;
