import { css } from '@emotion/react';
import { CircleAlert } from 'lucide-react';
import { type MouseEvent, type ReactNode, useId } from 'react';
import { theme } from '~/theme/theme';
import { Inline } from './layout';
import { staticClassName } from './style';
import { Caption, textClasses, Truncated, withBdi } from './text';

/**
 * Attributes that associate a control with its label, hint and error. Spread them on the control.
 */
interface FieldControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldProps {
  readonly label: string;
  readonly hideLabel?: boolean;
  /** Help for filling in the field, shown below the control until there is an error. */
  readonly hint?: ReactNode;
  /** A message that says how to fix the value. Marks the control as invalid. */
  readonly error?: ReactNode;
  /** Shows "Optional" beside the label, outside the accessible name. */
  readonly optional?: boolean;
  /** The control's id, if something else links to it. Default: a generated one. */
  readonly id?: string;
  /** Renders the control with the attributes it needs. */
  readonly children: (control: FieldControlAttributes) => ReactNode;
}

/** A labelled control with its hint and error message. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  optional,
  id,
  children,
}: FieldProps) {
  const generatedId = useId();
  const controlId = id ?? generatedId;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div className={fieldClass}>
      <label htmlFor={controlId} className={hideLabel ? textClasses.visuallyHidden : labelClass}>
        {label}
      </label>
      {optional && !hideLabel ? <Caption>Optional</Caption> : null}
      {children({
        id: controlId,
        'aria-describedby': errorId ?? hintId,
        'aria-invalid': error ? true : undefined,
      })}
      {error ? <FieldError id={errorId}>{error}</FieldError> : null}
      {hint && !error ? (
        <Caption as="p" id={hintId}>
          {hint}
        </Caption>
      ) : null}
    </div>
  );
}

// Classes: a form has many fields, and a table may have hundreds.
const labelClass = staticClassName(css`
  ${theme.type[12]};
  font-weight: ${theme.fontWeight.medium};
`);
const fieldClass = staticClassName(css`
  position: relative;
  display: grid;
  grid-template-columns: fit-content(100%) minmax(0, 1fr);
  align-content: start;
  column-gap: 6px;
  min-inline-size: 0;
  & > * {
    grid-column: 1 / -1;
  }
  & > .${labelClass}, & > .${labelClass} + .${textClasses.caption} {
    grid-column: auto;
    margin-block-end: 6px;
  }
  & > p {
    padding-block-start: 4px;
  }
`);

interface FieldErrorProps {
  /** The id that the control's `aria-describedby` refers to. */
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/** The error message of a field or a group of fields. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <Inline as="p" gap={1} align="start" className={errorClass} id={id}>
      <CircleAlert size={14} aria-hidden="true" />
      <span>{withBdi(children)}</span>
    </Inline>
  );
}

const errorClass = staticClassName(css`
  color: ${theme.danger.text};
  ${theme.type[12]};
  overflow-wrap: anywhere;
  & > svg {
    margin-block-start: 1px;
  }
`);

interface FieldsetProps {
  /** The group's name, as in "Subscription 1". */
  readonly legend: string;
  readonly hideLegend?: boolean;
  readonly children: ReactNode;
}

/** A group of fields, named by its legend. */
export function Fieldset({ legend, hideLegend = false, children }: FieldsetProps) {
  const id = useId();
  return (
    <fieldset className={fieldsetClass} aria-labelledby={id}>
      <div id={id} className={hideLegend ? textClasses.visuallyHidden : labelClass}>
        {legend}
      </div>
      {children}
    </fieldset>
  );
}

const fieldsetClass = staticClassName(css`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: 6px;
`);

interface ErrorSummaryItem {
  readonly fieldId: string;
  /** The field's label, with the name of its row if it has one: "Subscription 2: Seat type". */
  readonly label: string;
}

interface ErrorSummaryProps {
  readonly title: string;
  /** The invalid fields, each linked. Their messages are beside them. */
  readonly errors: readonly ErrorSummaryItem[];
}

/**
 * Names the invalid fields of a form, with a link to each, in two lines, so that it never pushes the
 * fields away: what doesn't fit scrolls sideways.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps) {
  return (
    <Inline align="start" className={summaryClass} role="alert" tabIndex={-1}>
      <CircleAlert size={16} aria-hidden="true" />
      <div>
        <Truncated as="strong">{title}</Truncated>{' '}
        <ul>
          {errors.map(({ fieldId, label }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {label}
              </a>{' '}
            </li>
          ))}
        </ul>
      </div>
    </Inline>
  );
}

/** Moves focus without following the link: a hash in the URL would be a navigation. */
function focusField(event: MouseEvent, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.scrollIntoView({ block: 'center' });
  field.focus({ preventScroll: true });
}

// `mask-image`: shows that there is more.
const summaryClass = staticClassName(css`
  padding: 6px ${theme.space[3]};
  border: 1px solid ${theme.danger.border};
  border-radius: ${theme.radius.control};
  background: ${theme.danger.subtle};
  color: ${theme.danger.text};
  line-height: 24px;
  & > svg {
    margin-block-start: 4px;
  }
  & > div {
    flex: 1;
    min-inline-size: 0;
  }
  & ul {
    display: flex;
    gap: ${theme.space[3]};
    overflow-x: auto;
    padding-inline-end: ${theme.space[6]};
    scrollbar-width: none;
    white-space: nowrap;
    mask-image: linear-gradient(to right, currentcolor calc(100% - ${theme.space[6]}), transparent);
  }
  & a {
    color: ${theme.text.primary};
    text-underline-offset: 2px;
    &:focus-visible {
      outline-offset: -2px;
    }
  }
`);
