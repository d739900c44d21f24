import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { theme } from '~/theme/theme';

interface ErrorSummaryItem {
  /** The id of the invalid control. */
  readonly fieldId: string;
  readonly message: string;
}

export interface ErrorSummaryProps {
  /** The summary's heading. */
  readonly title: string;
  /** The errors, each linked to its field. */
  readonly errors: readonly ErrorSummaryItem[];
  /** Lets the form move focus here after a rejected submit. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** Lists the validation errors of a form, with a link to each field. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  return (
    <Box ref={ref} role="alert" tabIndex={-1}>
      <CircleAlert size={16} aria-hidden="true" />
      <div>
        <strong>{title}</strong>
        <ul>
          {errors.map(({ fieldId, message }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Box>
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

const Box = styled.div`
  display: flex;
  gap: 10px;
  padding: 10px ${theme.space[3]};
  border: 1px solid ${theme.danger.border};
  border-radius: ${theme.radius.control};
  background: ${theme.danger.subtle};
  & > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${theme.danger.text};
  }
  & strong {
    color: ${theme.danger.text};
    font-weight: ${theme.fontWeight.semibold};
  }
  & a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    border-radius: 2px;
    color: ${theme.text.primary};
    text-decoration: underline;
    text-underline-offset: 2px;
    overflow-wrap: anywhere;
  }
`;
