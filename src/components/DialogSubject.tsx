import styled from '@emotion/styled';
import type { Organization } from '~/domain/Organization';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { Monogram } from '~/ui/Seats';

interface DialogSubjectProps {
  readonly organization: Organization | undefined;
  /** A seat type, or how much is to be decided. */
  readonly detail?: string | undefined;
}

/** What a dialog changes, below its title: "Acme Robotics · full". */
export function DialogSubject({ organization, detail }: DialogSubjectProps) {
  const text = organization?.name || message('organization');
  return (
    <Line>
      <Monogram name={organization?.name ?? ''} size="small" />
      <Name title={text}>{text}</Name>
      {detail && <Detail>{`· ${detail}`}</Detail>}
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
