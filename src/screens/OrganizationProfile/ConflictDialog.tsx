import styled from '@emotion/styled';
import { partition } from 'es-toolkit';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { DialogSubject } from '~/components/FormDialog';
import type { Organization } from '~/domain/Organization';
import { contactFields, type FieldName } from '~/domain/organizationFields';
import type { OrganizationValues } from '~/domain/organizationValues';
import { resolveMerge, type MergedField } from '~/domain/threeWayMerge';
import { fieldTexts, listLabels } from '~/messages/fieldLabels';
import { fieldMessage } from '~/messages/fieldMessage';
import { message } from '~/messages/catalogue';
import { theme } from '~/theme/theme';
import { Button } from '~/ui/Button';
import { radioClass } from '~/ui/Choice';
import { Dialog } from '~/ui/Dialog';
import { Alert } from '~/ui/Feedback';
import { ErrorSummary, FieldError, Fieldset } from '~/ui/Field';
import { Inline, Stack } from '~/ui/layout';
import { Caption, MissingValue, VisuallyHidden, withBdi } from '~/ui/text';
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
  const questions = questionsOf(conflicts);
  const undecided = questions.filter(([{ field }]) => !choices[field]);
  const name = organization?.name || message('organization');
  const changed = message('changed_meanwhile', { name });

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    const merged = resolveMerge(conflict.theirs.values, fields, choices);
    if (merged) {
      onSave(merged);
      return;
    }
    setShowErrors(true);
    body.current?.querySelector<HTMLElement>(`[id="${id}-${undecided[0]?.[0].field}"]`)?.focus();
  };
  return (
    <Dialog
      onClose={onCancel}
      title="Changed meanwhile"
      description={
        <DialogSubject
          name={organization?.name}
          detail={
            questions.length > 1
              ? `${undecided.length} of ${questions.length} to decide`
              : undefined
          }
        />
      }
      size="large"
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="primary" once>
            Save changes
          </Button>
        </>
      }
      wrap={(content) => <form onSubmit={save}>{content}</form>}
    >
      <Stack gap={4} ref={body}>
        {showErrors && undecided.length > 0 ? (
          <ErrorSummary
            title={message('validation_failed')}
            errors={undecided.map((question) => ({
              fieldId: `${id}-${question[0].field}`,
              label: labelOf(question),
            }))}
          />
        ) : (
          <Alert tone="warning">
            {conflicts.length > 0
              ? `${changed} ${choiceText(conflicts.map(({ field }) => field))}`
              : changed}
          </Alert>
        )}
        {questions.map((question) => (
          <ConflictQuestion
            key={question[0].field}
            id={`${id}-${question[0].field}`}
            question={question}
            showError={showErrors}
            choice={choices[question[0].field]}
            onChoose={(side) =>
              setChoices((previous) => ({
                ...previous,
                ...Object.fromEntries(question.map(({ field }) => [field, side])),
              }))
            }
          />
        ))}
        {automatic.length > 0 && (
          <div>
            <AutomaticHeading as="h3">Merged automatically</AutomaticHeading>
            {automatic.map((merged) => (
              <AutomaticMerge key={merged.field} merged={merged} />
            ))}
          </div>
        )}
      </Stack>
    </Dialog>
  );
}

/** A field that both sides changed, or the fields of the contact. */
type Question = readonly [MergedField<FieldName>, ...MergedField<FieldName>[]];

function questionsOf(conflicts: readonly MergedField<FieldName>[]): readonly Question[] {
  const [contact, others] = partition(conflicts, ({ field }) => contactFields.includes(field));
  const [first, ...rest] = contact;
  return [
    ...others.map((field) => [field] as const),
    ...(first ? [[first, ...rest] as const] : []),
  ];
}

/** "Billing name and Billing email". */
function labelOf(question: Question): string {
  return listLabels(question.map(({ field }) => fieldTexts[field].label));
}

/** What the user has to do: "Choose which billing email to keep." */
function choiceText([field, ...others]: readonly FieldName[]): string {
  const label = field && fieldTexts[field].label.toLowerCase();
  return `Choose which ${others.length > 0 ? 'values' : label} to keep.`;
}

interface ConflictQuestionProps {
  /** The id of the first radio button, which the error summary links to. */
  readonly id: string;
  readonly question: Question;
  /** That it is undecided: for screen readers from the start, visible once saving has failed. */
  readonly showError: boolean;
  readonly choice: Side | undefined;
  readonly onChoose: (side: Side) => void;
}

/** What both sides changed: the values before, theirs and yours, of which one side is chosen. */
function ConflictQuestion({ id, question, showError, choice, onChoose }: ConflictQuestionProps) {
  const label = labelOf(question);
  const errorId = choice ? undefined : `${id}-error`;
  const error = fieldMessage({ code: 'conflict' }, label);
  const version = (side: 'loaded' | Side, title: string) => (
    <span>
      <Caption>{`${title} `}</Caption>
      {question.map((merged) => (
        <bdi key={merged.field}>{merged[side] || <MissingValue />} </bdi>
      ))}
    </span>
  );
  return (
    <Fieldset legend={label}>
      <ConflictVersions>
        <div>{version('loaded', 'Before')}</div>
        {(['theirs', 'yours'] as const).map((side) => (
          <Inline key={side} as="label" align="start">
            <input
              type="radio"
              className={radioClass}
              id={side === 'theirs' ? id : undefined}
              name={id}
              checked={choice === side}
              onChange={() => onChoose(side)}
              aria-describedby={errorId}
            />
            {version(side, side === 'theirs' ? 'Theirs' : 'Yours')}
          </Inline>
        ))}
      </ConflictVersions>
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
    <AutomaticLine role="group" aria-labelledby={id}>
      <span id={id}>{fieldTexts[merged.field].label}</span>
      <span>
        <bdi>{merged.loaded || <MissingValue />}</bdi> →{' '}
        <bdi>{merged[side] || <MissingValue />}</bdi>
      </span>
      <Caption>{text}</Caption>
    </AutomaticLine>
  );
}

const AutomaticHeading = styled(Caption)`
  margin-block-end: ${theme.space[2]};
  font-weight: ${theme.fontWeight.medium};
`;
const AutomaticLine = styled.div`
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[2]};
  border-block-start: 1px solid ${theme.border.row};
  color: ${theme.text.muted};
  overflow-wrap: anywhere;
`;
/** "Before" is padded like the two that are chosen from. */
const ConflictVersions = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;
  ${theme.media.belowMedium} {
    grid-template-columns: minmax(0, 1fr);
  }
  & > * {
    padding: ${theme.space[2]} ${theme.space[3]};
  }
  & > * > span {
    display: grid;
    justify-items: start;
    white-space: pre-line;
  }
  & > label {
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
      ${theme.focusRing};
    }
    & > input {
      outline: none;
    }
  }
`;
