import styled from '@emotion/styled';
import { useId, useRef, useState } from 'react';
import { DialogSubject } from '~/components/FormDialog';
import type { Organization } from '~/domain/Organization';
import { organizationFields, type FieldName } from '~/domain/organizationFields';
import type { OrganizationValues } from '~/domain/organizationValues';
import { resolveMerge, type MergedField } from '~/domain/threeWayMerge';
import { fieldMessage } from '~/messages/fieldMessage';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { radioStyle } from '~/ui/Choice';
import { Dialog } from '~/ui/Dialog';
import { Alert } from '~/ui/Feedback';
import { ErrorSummary, FieldError, Fieldset } from '~/ui/Field';
import { Stack } from '~/ui/Page';
import { MissingValue, VisuallyHidden, withBdi } from '~/ui/text';
import type { EditConflict } from './useOrganizationEdit';

interface ConflictDialogProps {
  readonly organization: Organization | undefined;
  readonly conflict: EditConflict;
  readonly onSave: (merged: OrganizationValues) => void;
  /** Returns to the form. */
  readonly onCancel: () => void;
}

type Side = 'theirs' | 'yours';

/**
 * Resolves concurrent edits: shows the previous, their and your value of each changed field. A
 * field that only one side changed is merged automatically; the user chooses for the others.
 */
export function ConflictDialog({ organization, conflict, onSave, onCancel }: ConflictDialogProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Partial<Record<FieldName, Side>>>({});
  const [showErrors, setShowErrors] = useState(false);

  const { fields } = conflict;
  const conflicts = fields.filter(({ changedBy }) => changedBy === 'conflict');
  const automatic = fields.filter(({ changedBy }) => changedBy !== 'conflict');
  const undecided = conflicts.filter(({ field }) => !choices[field]);
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
          detail={
            conflicts.length > 1
              ? `${undecided.length} of ${conflicts.length} to decide`
              : undefined
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
        {showErrors && undecided.length > 0 ? (
          <ErrorSummary
            title={message('validation_failed')}
            errors={undecided.map(({ field }) => ({
              fieldId: `${id}-${field}`,
              label: organizationFields[field].label,
            }))}
          />
        ) : (
          <Alert tone="warning">
            {conflicts.length > 0
              ? `${changed} ${choiceText(conflicts.map(({ field }) => field))}`
              : changed}
          </Alert>
        )}
        {conflicts.map((merged) => (
          <ConflictField
            key={merged.field}
            id={`${id}-${merged.field}`}
            merged={merged}
            showError={showErrors}
            choice={choices[merged.field]}
            onChoose={(side) => setChoices((previous) => ({ ...previous, [merged.field]: side }))}
          />
        ))}
        {automatic.length > 0 && (
          <div>
            <Subheading>Merged automatically</Subheading>
            {automatic.map((merged) => (
              <AutomaticMerge key={merged.field} merged={merged} />
            ))}
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

/** What the user has to do: "Choose which billing email to keep." */
function choiceText([field, ...others]: readonly FieldName[]): string {
  const label = field && organizationFields[field].label.toLowerCase();
  return `Choose which ${others.length > 0 ? 'values' : label} to keep.`;
}

interface ConflictFieldProps {
  /** The id of the first radio button, which the error summary links to. */
  readonly id: string;
  readonly merged: MergedField<FieldName>;
  /** That it is undecided: for screen readers from the start, visible once saving has failed. */
  readonly showError: boolean;
  readonly choice: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** A field that both sides changed: its value before, theirs and yours, of which one is chosen. */
function ConflictField({ id, merged, showError, choice, onChoose }: ConflictFieldProps) {
  const { label } = organizationFields[merged.field];
  const errorId = choice ? undefined : `${id}-error`;
  const error = fieldMessage({ code: 'conflict' }, label);
  return (
    <Fieldset legend={label}>
      <Versions>
        <Version>
          <span>
            <SideLabel>Before</SideLabel>
            <bdi>{merged.loaded || <MissingValue />}</bdi>
          </span>
        </Version>
        {(['theirs', 'yours'] as const).map((side) => (
          <Choice key={side} as="label">
            <input
              type="radio"
              id={side === 'theirs' ? id : undefined}
              name={id}
              checked={choice === side}
              onChange={() => onChoose(side)}
              aria-describedby={errorId}
            />
            <span>
              <SideLabel>{side === 'theirs' ? 'Theirs ' : 'Yours '}</SideLabel>
              <bdi>{merged[side] || <MissingValue />}</bdi>
            </span>
          </Choice>
        ))}
      </Versions>
      {errorId &&
        (showError ? (
          <FieldError id={errorId}>{error}</FieldError>
        ) : (
          <VisuallyHidden id={errorId}>{withBdi(error)}</VisuallyHidden>
        ))}
    </Fieldset>
  );
}

const resolutions = {
  them: { text: 'Keeping theirs', side: 'theirs' },
  you: { text: 'Keeping yours', side: 'yours' },
  both: { text: 'Same change', side: 'yours' },
} as const;

/** A field that needs no decision: its value before and after, and whose change is kept. */
function AutomaticMerge({ merged }: { readonly merged: MergedField<FieldName> }) {
  const id = useId();
  if (merged.changedBy === 'conflict') return null;
  const { text, side } = resolutions[merged.changedBy];
  return (
    <Line role="group" aria-labelledby={id}>
      <span id={id}>{organizationFields[merged.field].label}</span>
      <span>
        <bdi>{merged.loaded || <MissingValue />}</bdi> →{' '}
        <bdi>{merged[side] || <MissingValue />}</bdi>
      </span>
      <span>{text}</span>
    </Line>
  );
}

const Subheading = styled.h3`
  margin-block-end: ${theme.space[2]};
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
`;
const Versions = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[2]};
  ${theme.media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Version = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[3]};
  overflow-wrap: anywhere;
  & bdi {
    white-space: pre-line;
  }
`;
const Choice = styled(Version)`
  border: 1px solid ${theme.border.control};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.control};
  cursor: pointer;
  &:hover {
    background: ${theme.surface.hover};
  }
  &:has(:checked) {
    border-color: ${theme.accent.solid};
    background: ${theme.accent.subtle};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${theme.focus.ring};
    outline-offset: 2px;
  }
  & > span {
    min-inline-size: 0;
  }
  & > input {
    ${radioStyle}
    outline: none;
  }
`;
const SideLabel = styled.span`
  display: block;
  color: ${theme.text.muted};
  ${theme.type[12]};
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-block-start: 1px solid ${theme.border.row};
  color: ${theme.text.muted};
  overflow-wrap: anywhere;
  & > span:last-of-type {
    ${theme.type[12]};
    line-height: 20px;
  }
`;
