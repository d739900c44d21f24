import styled from '@emotion/styled';
import type { Organization } from '~/domain/Organization';
import { activeSeatLevel, activeSeatTypeLevel } from '~/domain/seatLevel';
import type { Subscription } from '~/domain/Subscription';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { Monogram } from '~/ui/Seats';
import { SeatsLeft } from './SeatsLeft';

interface DialogSubjectProps {
  readonly organization: Organization | undefined;
  /** The subscription that the dialog changes, if it changes one. */
  readonly subscription?: Subscription | undefined;
  /** What is said of it instead of its seats. */
  readonly note?: string;
}

/** What a dialog changes, below its title: "Acme Robotics · full" with its seats. */
export function DialogSubject({ organization, subscription, note }: DialogSubjectProps) {
  const text = organization?.name || message('organization');
  const level = subscription
    ? activeSeatTypeLevel(organization?.status, subscription)
    : organization && activeSeatLevel(organization);
  const seats = subscription ?? organization;
  const detail = note ?? subscription?.seat_type;
  return (
    <Line>
      <Monogram name={organization?.name ?? ''} size="small" />
      <Name title={text}>{text}</Name>
      {detail && <Detail>{`· ${detail}`}</Detail>}
      {seats && note === undefined && <SeatsLeft {...seats} level={level} />}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 24px;
`;
const Name = styled.bdi`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  color: ${theme.text.primary};
`;
const Detail = styled(Name)`
  flex: none;
  max-inline-size: 50%;
  margin-inline-start: -4px;
`;
