import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type {
  ExistingChoice as Choice,
  ExistingOrganizations,
} from '~/features/import/existing/ExistingOrganizations';
import { PENDING_DELAY } from '~/lib/pendingDelay';
import { theme } from '~/theme/theme';
import { ProgressBar } from '~/ui/Feedback';
import { SelectLine } from './SelectLine';
import { Select } from '~/ui/Select';
import { useDelayedFlag } from '~/ui/useDelayedFlag';

interface ExistingChoiceProps {
  readonly existing: ExistingOrganizations;
}

const options: readonly { readonly value: Choice; readonly label: string }[] = [
  { value: 'report', label: 'Report it' },
  { value: 'skip', label: 'Skip it' },
  { value: 'update', label: 'Update it' },
];

/** What to do with rows whose organization exists, and the progress of finding these. */
export const ExistingChoice = observer(function ExistingChoice({ existing }: ExistingChoiceProps) {
  const id = useId();
  const { choice, status, isAvailable, done, total } = existing;
  // After the correction of a row there is little to look up.
  const isSlow = useDelayedFlag(status === 'running', PENDING_DELAY);
  if (!isAvailable) return null;
  return (
    <>
      {isSlow && (
        <Progress>
          <ProgressBar label="Looking for existing organizations" value={done} max={total} />
        </Progress>
      )}
      <SelectLine>
        <label htmlFor={id}>If an organization exists</label>
        <Select
          id={id}
          value={choice}
          options={options}
          onChange={({ target }) => {
            const chosen = options.find(({ value }) => value === target.value);
            if (chosen) existing.setChoice(chosen.value);
          }}
        />
      </SelectLine>
    </>
  );
});

// As wide as the space that is left: nothing moves when it comes or goes.
const Progress = styled.div`
  flex: 0 1 160px;
  min-inline-size: 0;
  margin-inline-start: auto;
  & + * {
    margin-inline-start: 0;
  }
  ${theme.media.belowMedium} {
    flex-basis: 100%;
  }
`;
