import styled from '@emotion/styled';
import { CirclePause } from 'lucide-react';
import type { Ref } from 'react';
import type { Organization } from '~/domain/Organization';
import type { StatusChange } from '~/domain/statusChange';
import { theme } from '~/theme/theme';
import { Time } from '~/ui/values';
import { noteStyle } from '../noteStyle';
import { StatusButton } from './StatusButton';

interface InactiveCalloutProps {
  readonly organization: Organization;
  readonly statusButton: Ref<HTMLButtonElement>;
  readonly onOpenStatus: (change: StatusChange) => void;
}

/** Says since when an organization is inactive, with the remedy. */
export function InactiveCallout({
  organization: { status_changed_at: statusChangedAt },
  statusButton,
  onOpenStatus,
}: InactiveCalloutProps) {
  return (
    <Callout role="note" aria-label="Inactive organization">
      <CirclePause size={16} aria-hidden="true" />
      <p>
        <strong>
          {statusChangedAt ? (
            <>
              <span>Inactive since </span>
              <Time value={statusChangedAt} />
              <span>.</span>
            </>
          ) : (
            'Inactive.'
          )}
        </strong>
        <span> Its users can’t sign in.</span>
      </p>
      <StatusButton ref={statusButton} change="activate" onOpen={onOpenStatus} />
    </Callout>
  );
}

const Callout = styled.div`
  ${noteStyle}
  gap: 10px;
  padding: 9px ${theme.space[3]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.card};
  background: ${theme.surface.well};
`;
