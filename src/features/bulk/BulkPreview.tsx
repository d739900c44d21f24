import styled from '@emotion/styled';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { seatsInUse, type BulkPlan } from './planBulkChange';
import type { Organization } from '~/domain/Organization';
import { reasonRules } from '~/domain/rules/organizationRules';
import { statusAfter, type StatusChange } from '~/domain/statusChange';
import { Form } from '~/forms/Form';
import type { FormDraft } from '~/forms/FormDraft';
import { TextField } from '~/forms/TextField';
import { affectedSeatsText, bulkWords, unchangedText } from '~/messages/bulkStatusText';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { Stack } from '~/ui/layout/Stack';
import { IconButton } from '~/ui/button/IconButton';
import { MutedText } from '~/ui/text/MutedText';
import { Monogram } from '~/ui/seats/Monogram';

interface BulkPreviewProps {
  readonly plan: BulkPlan<Organization>;
  readonly change: StatusChange;
  readonly formId: string;
  readonly draft: FormDraft<typeof initialValues>;
  readonly onRemove: (row: Organization) => void;
  readonly onConfirm: (reason: string | undefined) => void;
}

const label = 'Reason';
const fields = { reason: { label, rule: reasonRules.reason } };
const initialValues = { reason: '' };

/** Who changes, who doesn't and why, and the optional reason. */
export function BulkPreview({
  plan,
  change,
  formId,
  draft,
  onRemove,
  onConfirm,
}: BulkPreviewProps) {
  const { changing, unchanged, unknown } = plan;
  const seats = seatsInUse(changing);
  return (
    <Stack gap={4}>
      {changing.length > 0 && (
        <Names label={bulkWords[change].verb} rows={changing} onRemove={onRemove} />
      )}
      {changing.length > 0 && seats !== undefined && (
        <MutedText>{affectedSeatsText(seats)}</MutedText>
      )}
      {unchanged.length > 0 && (
        <Skipped rows={unchanged} state={`already ${statusAfter[change]}`} />
      )}
      {unknown.length > 0 && <Skipped rows={unknown} state="of another status" />}
      {changing.length > 0 && (
        <Form
          id={formId}
          fields={fields}
          initialValues={initialValues}
          draft={draft}
          onSubmit={async ({ reason }) => onConfirm(reason.trim() || undefined)}
        >
          <TextField name="reason" label={label} optional autoComplete="off" />
        </Form>
      )}
    </Stack>
  );
}

interface SkippedProps {
  readonly rows: readonly Organization[];
  /** Completes "is already inactive". */
  readonly state: string;
}

/** Organizations that stay as they are: how many and why, their names on demand. */
function Skipped({ rows, state }: SkippedProps) {
  return (
    <Details>
      <summary>
        {unchangedText(rows.length, `${rows.length === 1 ? 'is' : 'are'} ${state}`)}
      </summary>
      <Names label={`Left unchanged, ${state}`} rows={rows} />
    </Details>
  );
}

interface NamesProps {
  readonly label: string;
  readonly rows: readonly Organization[];
  /** Takes an organization out of the list. */
  readonly onRemove?: (row: Organization) => void;
}

/** A list of names that scrolls in a box of its own, by keyboard too. */
function Names({ label: name, rows, onRemove }: NamesProps) {
  const box = useRef<HTMLDivElement>(null);
  const remove = (row: Organization, index: number) => {
    const buttons = box.current?.querySelectorAll('button');
    // Focus stays beside the button, which goes.
    (buttons?.[index + 1] ?? buttons?.[index - 1] ?? box.current)?.focus();
    onRemove?.(row);
  };
  return (
    <Box ref={box} role="group" aria-label={name} tabIndex={0}>
      <ul>
        {rows.map((row, index) => {
          const text = row.name || message('organization');
          return (
            <li key={row.id}>
              <Monogram name={row.name} size="small" />
              <span>{text}</span>
              {onRemove && (
                <IconButton
                  label={`Remove ${text}`}
                  size="small"
                  icon={<X size={14} aria-hidden="true" />}
                  onClick={() => remove(row, index)}
                />
              )}
            </li>
          );
        })}
      </ul>
    </Box>
  );
}

const Box = styled.div`
  max-block-size: 184px;
  overflow-y: auto;
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.well};
  & > ul {
    margin: 0;
    padding: ${theme.space[1]} ${theme.space[3]};
    list-style: none;
  }
  & li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-block-size: 28px;
  }
  & li > span:nth-of-type(2) {
    flex: 1;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
`;
const Details = styled.details`
  color: ${theme.text.muted};
  & > summary {
    cursor: pointer;
  }
  &[open] > summary {
    margin-block-end: ${theme.space[2]};
  }
`;
