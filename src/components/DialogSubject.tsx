import styled from '@emotion/styled';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { Monogram } from '~/ui/seats/Monogram';
import { SeatsLeft, type Seats } from './SeatsLeft';

interface DialogSubjectProps {
  /** The organization's name, if it is known and has one. */
  readonly name: string | undefined;
  /** The part of it that the dialog changes, such as a seat type. */
  readonly part?: string | null | undefined;
  readonly seats?: Seats | undefined;
}

/** What a dialog changes, below its title: "Acme Robotics · full" with its seats. */
export function DialogSubject({ name, part, seats }: DialogSubjectProps) {
  const text = name || message('organization');
  return (
    <Line>
      <Monogram name={name ?? ''} size="small" />
      <bdi title={text}>{text}</bdi>
      {part && <bdi data-part="">{`· ${part}`}</bdi>}
      {seats && <SeatsLeft {...seats} />}
    </Line>
  );
}

const Line = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 24px;
  & > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
    color: ${theme.text.primary};
  }
  & > [data-part] {
    flex: none;
    max-inline-size: 50%;
    margin-inline-start: -4px;
  }
`;
