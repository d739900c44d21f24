import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import type { Organization } from '~/domain/Organization';
import { organizationFields, type FieldName } from '~/domain/organizationFields';
import { resolveMerge } from '~/domain/threeWayMerge';
import type { OrganizationValues } from '~/domain/organizationValues';
import { DialogSubject } from '~/components/DialogSubject';
import { fieldMessage } from '~/messages/fieldMessage';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { Alert } from '~/ui/Feedback';
import { Button } from '~/ui/Button';
import { Dialog } from '~/ui/Dialog';
import { ErrorSummary } from '~/ui/Field';
import { Stack } from '~/ui/Page';
import { AutomaticMerge } from './AutomaticMerge';
import { ConflictField } from './ConflictField';
import type { ConflictSide } from './VersionChoice';
import type { EditConflict } from '~/screens/OrganizationProfile/useOrganizationEdit';

interface ConflictDialogProps {
  readonly organization: Organization | undefined;
  readonly conflict: EditConflict;
  readonly onSave: (merged: OrganizationValues) => void;
  /** Returns to the form. */
  readonly onCancel: () => void;
}

/**
 * Resolves concurrent edits: shows the previous, their and your value of each changed field. A
 * field that only one side changed is merged automatically; the user chooses for the others.
 */
export function ConflictDialog({ organization, conflict, onSave, onCancel }: ConflictDialogProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Partial<Record<FieldName, ConflictSide>>>({});
  const [showErrors, setShowErrors] = useState(false);

  const { fields } = conflict;
  const conflicts = fields.filter(({ changedBy }) => changedBy === 'conflict');
  const automatic = fields.filter(({ changedBy }) => changedBy !== 'conflict');
  const undecided = conflicts.filter(({ field }) => !choices[field]);
  const labelOf = (field: FieldName) => organizationFields[field].label;

  const name = organization?.name || message('organization');
  const changed = message('changed_meanwhile', { name });

  const save = () => {
    const merged = resolveMerge(conflict.theirs.values, fields, choices);
    if (merged) {
      onSave(merged);
      return;
    }
    setShowErrors(true);
    body.current?.querySelector<HTMLElement>(`[id="${id}-${undecided[0]?.field}"]`)?.focus();
  };
  return (
    <Dialog
      onClose={onCancel}
      title="Changed meanwhile"
      description={
        <DialogSubject
          organization={organization}
          note={
            conflicts.length > 0
              ? `${undecided.length} of ${conflicts.length} to decide`
              : 'Nothing to decide'
          }
        />
      }
      size="large"
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button variant="primary" once onClick={save}>
            Save changes
          </Button>
        </>
      }
    >
      <Stack gap={4} ref={body}>
        {conflicts.length === 0 ? (
          <Statement>{changed}</Statement>
        ) : (
          <Notice>
            {showErrors && undecided.length > 0 ? (
              <ErrorSummary
                title={message('validation_failed')}
                isStacked
                errors={undecided.map(({ field }) => ({
                  fieldId: `${id}-${field}`,
                  label: labelOf(field),
                }))}
              />
            ) : (
              <Alert tone="warning">
                <span>{changed}</span>
                <Task>{` ${choiceText(conflicts.map(({ field }) => labelOf(field)))}`}</Task>
              </Alert>
            )}
          </Notice>
        )}
        <Stack gap={1}>
          {conflicts.map((merged) => (
            <ConflictField
              key={merged.field}
              id={`${id}-${merged.field}`}
              label={labelOf(merged.field)}
              merged={merged}
              error={
                undecided.includes(merged)
                  ? fieldMessage({ code: 'conflict' }, labelOf(merged.field))
                  : undefined
              }
              showError={showErrors}
              choice={choices[merged.field]}
              onChoose={(side) => setChoices((previous) => ({ ...previous, [merged.field]: side }))}
            />
          ))}
        </Stack>
        {automatic.length > 0 && (
          <div>
            <Subheading>Merged automatically</Subheading>
            {automatic.map((merged) => (
              <AutomaticMerge key={merged.field} label={labelOf(merged.field)} merged={merged} />
            ))}
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

/** What the user has to do: "Choose which billing email to keep." */
function choiceText(labels: readonly string[]): string {
  const [label = '', ...others] = labels;
  return `Choose which ${others.length > 0 ? 'values' : label.toLowerCase()} to keep.`;
}

/** Of two lines, the summary as well: nothing below it moves. */
const Notice = styled.div`
  display: grid;
  min-block-size: 62px;
`;
const Task = styled.span`
  display: block;
`;
const Statement = styled.p`
  color: ${theme.text.muted};
`;
const Subheading = styled.h3`
  margin-block-end: ${theme.space[2]};
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
`;
