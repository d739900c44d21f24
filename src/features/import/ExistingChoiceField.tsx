import styled from '@emotion/styled';
import { observer } from 'mobx-react-lite';
import type { ExistingOrganizations } from '~/features/import/existing/ExistingOrganizations';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/button/Button';
import { ProgressBar } from '~/ui/feedback/ProgressBar';
import { RadioGroup } from '~/ui/field/RadioGroup';

interface ExistingChoiceFieldProps {
  readonly existing: ExistingOrganizations;
  /** Looks again after a failure. */
  readonly onLookUp: () => void;
}

/** What to do with rows whose organization exists, and the progress of finding these. */
export const ExistingChoiceField = observer(function ExistingChoiceField({
  existing,
  onLookUp,
}: ExistingChoiceFieldProps) {
  const { choice, status, isAvailable, done, total } = existing;
  if (!isAvailable) return null;
  return (
    <Line>
      <RadioGroup
        label="If an organization exists"
        value={choice}
        options={[
          { value: 'report', label: 'Report it' },
          { value: 'skip', label: 'Skip it' },
          { value: 'update', label: 'Update it' },
        ]}
        onChange={(next) => existing.setChoice(next)}
      />
      {status === 'running' && (
        <ProgressBar label="Looking for existing organizations" value={done} max={total} />
      )}
      {status === 'failed' && (
        <>
          <span role="alert">Existing organizations could not be looked up.</span>
          <Button size="small" onClick={onLookUp}>
            {message('try_again')}
          </Button>
        </>
      )}
    </Line>
  );
});

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  ${theme.media.belowMedium} {
    & > [role='radiogroup'] {
      display: grid;
      justify-items: start;
    }
  }
`;
