import styled from '@emotion/styled';
import { CircleAlert } from 'lucide-react';
import type { MouseEvent, Ref } from 'react';
import { theme } from '~/theme/theme';

interface ErrorSummaryItem {
  /** The id of the invalid control. */
  readonly fieldId: string;
  /** The field's label, with the name of its row if it has one: "Subscription 2: Seat type". */
  readonly label: string;
}

export interface ErrorSummaryProps {
  /** The summary's heading. */
  readonly title: string;
  /** The invalid fields, each linked. Their messages are beside them. */
  readonly errors: readonly ErrorSummaryItem[];
  /** Always two lines: the title, and the fields, which scroll sideways. As on small screens. */
  readonly isStacked?: boolean;
  /** Lets the form move focus here after a rejected submit. */
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * Names the invalid fields of a form, with a link to each. At most two lines high, so that it never
 * pushes the fields away: what doesn't fit scrolls, sideways on small screens.
 */
export function ErrorSummary({ title, errors, isStacked = false, ref }: ErrorSummaryProps) {
  return (
    <Box ref={ref} role="alert" tabIndex={-1} isStacked={isStacked}>
      <CircleAlert size={16} aria-hidden="true" />
      <div>
        <strong>{title}</strong>{' '}
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

/** Two of them and the padding are 62 px. */
const lineHeight = '24px';

// `mask-image`: shows that there is more.
const stackedStyle = `
  & strong,
  & ul {
    display: block;
  }
  & strong {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & ul {
    overflow-x: auto;
    padding-inline-end: ${theme.space[6]};
    scrollbar-width: none;
    white-space: nowrap;
    mask-image: linear-gradient(to right, currentcolor calc(100% - ${theme.space[6]}), transparent);
  }
`;
const Box = styled.div<{ readonly isStacked: boolean }>`
  display: flex;
  gap: ${theme.space[2]};
  padding: 6px ${theme.space[3]};
  border: 1px solid ${theme.danger.border};
  border-radius: ${theme.radius.control};
  background: ${theme.danger.subtle};
  & > svg {
    flex: none;
    margin-block-start: 4px;
    color: ${theme.danger.text};
  }
  & > div {
    flex: 1;
    min-inline-size: 0;
    max-block-size: calc(2 * ${lineHeight});
    overflow-y: auto;
    line-height: ${lineHeight};
  }
  & strong {
    margin-inline-end: ${theme.space[1]};
    color: ${theme.danger.text};
    font-weight: ${theme.fontWeight.semibold};
  }
  & ul,
  & li {
    display: inline;
  }
  & li {
    margin-inline-end: ${theme.space[2]};
  }
  & a {
    border-radius: 2px;
    color: ${theme.text.primary};
    text-decoration: underline;
    text-underline-offset: 2px;
    white-space: nowrap;
    &:focus-visible {
      outline-offset: -2px;
    }
  }
  ${({ isStacked }) => isStacked && stackedStyle}
  ${theme.media.belowMedium} {
    ${stackedStyle}
  }
`;
