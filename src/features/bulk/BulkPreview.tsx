import styled from '@emotion/styled';
import { seatsInUse, type BulkPlan } from './planBulkChange';
import type { Organization } from '~/domain/Organization';
import { statusAfter, type StatusChange } from '~/domain/statusChange';
import { Form } from '~/forms/Form';
import type { FormDraft } from '~/forms/useForm';
import { reasonField, reasonToSend } from '~/forms/FormFields';
import { ReasonField } from '~/forms/FormField';
import { OrganizationNames } from './OrganizationNames';
import { affectedSeatsText, bulkWords, unchangedText } from '~/messages/bulkStatusText';
import { theme } from '~/theme/theme';
import { Stack } from '~/ui/Page';
import { MutedText } from '~/ui/text';

interface BulkPreviewProps {
  readonly plan: BulkPlan<Organization>;
  readonly change: StatusChange;
  readonly formId: string;
  readonly draft: FormDraft<typeof initialValues>;
  readonly onRemove: (row: Organization) => void;
  readonly onConfirm: (reason: string | undefined) => void;
}

const initialValues = { reason: '' };
const fields = { reason: reasonField };

/** Who changes, who doesn't and why, and the reason. */
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
        <OrganizationNames label={bulkWords[change].verb} rows={changing} onRemove={onRemove} />
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
          onSubmit={async ({ reason }) => onConfirm(reasonToSend(reason))}
        >
          <ReasonField />
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
      <OrganizationNames label={`Left unchanged, ${state}`} rows={rows} />
    </Details>
  );
}

const Details = styled.details`
  color: ${theme.text.muted};
  & > summary {
    cursor: pointer;
  }
  &[open] > summary {
    margin-block-end: ${theme.space[2]};
  }
`;
