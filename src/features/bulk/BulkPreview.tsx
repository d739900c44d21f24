import styled from '@emotion/styled';
import type { BulkPlan } from './planBulkChange';
import type { Organization } from '~/domain/Organization';
import { reasonRules } from '~/domain/rules/organizationRules';
import { statusAfter, type StatusChange } from '~/domain/statusChange';
import { Form } from '~/forms/Form';
import type { FormDraft } from '~/forms/FormDraft';
import { TextField } from '~/forms/TextField';
import { bulkWords, unchangedText } from '~/messages/bulkStatusText';
import { message } from '~/messages/message';
import { theme } from '~/theme/theme';
import { Stack } from '~/ui/layout/Stack';
import { Monogram } from '~/ui/seats/Monogram';

interface BulkPreviewProps {
  readonly plan: BulkPlan<Organization>;
  readonly change: StatusChange;
  readonly formId: string;
  readonly draft: FormDraft<typeof initialValues>;
  readonly onConfirm: (reason: string | undefined) => void;
}

const label = 'Reason';
const fields = { reason: { label, rule: reasonRules.reason } };
const initialValues = { reason: '' };

/** Who changes, who doesn't and why, and the optional reason. */
export function BulkPreview({ plan, change, formId, draft, onConfirm }: BulkPreviewProps) {
  const { changing, unchanged, unknown } = plan;
  return (
    <Stack gap={4}>
      {changing.length > 0 && <Names label={bulkWords[change].verb} rows={changing} />}
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

/** A list of names that scrolls in a box of its own, by keyboard too. */
function Names({ label: name, rows }: { label: string; rows: readonly Organization[] }) {
  return (
    <Box role="group" aria-label={name} tabIndex={0}>
      <ul>
        {rows.map((row) => (
          <li key={row.id}>
            <Monogram name={row.name} size="small" />
            <span>{row.name || message('organization')}</span>
          </li>
        ))}
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
  & li > span:last-of-type {
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
