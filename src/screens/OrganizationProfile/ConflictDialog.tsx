import { useId, useRef, useState } from 'react';
import { resolveMerge, threeWayMerge } from '~/domain/threeWayMerge';
import { normalizeValues, type OrganizationValues } from '~/domain/organizationValues';
import { organizationFormFields } from '~/forms/organizationFormFields';
import { fieldMessage } from '~/messages/fieldMessage';
import { message } from '~/messages/message';
import { Alert } from '~/ui/feedback/Alert';
import { Button } from '~/ui/button/Button';
import { Dialog } from '~/ui/dialog/Dialog';
import { ErrorSummary } from '~/ui/field/ErrorSummary';
import { Stack } from '~/ui/layout/Stack';
import { ConflictField, type ConflictSide } from './ConflictField';
import type { EditConflict } from './useOrganizationEdit';

interface ConflictDialogProps {
  /** The organization's name. */
  readonly name: string;
  readonly conflict: EditConflict;
  readonly onSave: (merged: OrganizationValues) => void;
  /** Returns to the form. */
  readonly onCancel: () => void;
}

/**
 * Resolves concurrent edits: shows the original, their and your value of each changed field. A
 * field that only one side changed is merged automatically; the user chooses for the others.
 */
export function ConflictDialog({ name, conflict, onSave, onCancel }: ConflictDialogProps) {
  const id = useId();
  const body = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useState<Partial<Record<keyof OrganizationValues, ConflictSide>>>(
    {},
  );
  const [showErrors, setShowErrors] = useState(false);

  const theirs = { ...normalizeValues(conflict.theirs.values) };
  const fields = threeWayMerge({ ...conflict.loaded }, theirs, { ...conflict.yours }).toSorted(
    (a, b) => Number(b.changedBy === 'conflict') - Number(a.changedBy === 'conflict'),
  );
  const unresolved = fields.filter(
    ({ field, changedBy }) => changedBy === 'conflict' && !choices[field],
  );
  const labelOf = (field: keyof OrganizationValues) => organizationFormFields[field].label;
  const messageOf = (field: keyof OrganizationValues) =>
    fieldMessage({ code: 'conflict' }, labelOf(field));

  const save = () => {
    const merged = resolveMerge(theirs, fields, choices);
    if (merged) {
      onSave(merged);
      return;
    }
    setShowErrors(true);
    body.current?.querySelector<HTMLElement>(`[id="${id}-${unresolved[0]?.field}"]`)?.focus();
  };
  return (
    <Dialog
      open
      onClose={onCancel}
      title="Changed by someone else"
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
        {showErrors && unresolved.length > 0 ? (
          <ErrorSummary
            title={message('validation_failed')}
            errors={unresolved.map(({ field }) => ({
              fieldId: `${id}-${field}`,
              message: messageOf(field),
            }))}
          />
        ) : (
          <Alert tone="warning">
            {message('changed_elsewhere', { name: name || message('organization') })}
          </Alert>
        )}
        {fields.map((merged) => (
          <ConflictField
            key={merged.field}
            id={`${id}-${merged.field}`}
            label={labelOf(merged.field)}
            merged={merged}
            error={unresolved.includes(merged) ? messageOf(merged.field) : undefined}
            choice={choices[merged.field]}
            onChoose={(side) => setChoices((previous) => ({ ...previous, [merged.field]: side }))}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
