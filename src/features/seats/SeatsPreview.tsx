import styled from '@emotion/styled';
import type { SeatFigures } from '~/domain/seatChanges';
import { formatChange } from '~/lib/format';
import { theme } from '~/theme/theme';
import type { BarSegment } from '~/ui/Seats';
import { MutedText } from '~/ui/text';
import { NumberText } from '~/ui/values';
import { SeatsScale } from './SeatsScale';

const previewRows = [
  { label: 'Total', key: 'total_seats' },
  { label: 'Used', key: 'used_seats' },
  { label: 'Available', key: 'available_seats' },
] as const;

interface SeatsPreviewProps {
  readonly before: SeatFigures;
  /** Undefined while the input is invalid. */
  readonly after: SeatFigures | undefined;
  /** The bar above the figures; undefined if a figure is unknown. */
  readonly segments: readonly BarSegment[] | undefined;
}

/** A subscription's figures before and after a change. "After" is empty while the input is invalid. */
export function SeatsPreview({ before, after, segments }: SeatsPreviewProps) {
  return (
    <Well>
      {segments && <SeatsScale before={before} after={after} segments={segments} />}
      <PreviewTable aria-label="Preview">
        <thead>
          <tr>
            <th scope="col">Seats</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {previewRows.map(({ label, key }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>
                <NumberText value={before[key]} />
              </td>
              <td>
                <Change before={before[key]} after={after?.[key]} />
                <NumberText value={after?.[key]} />
              </td>
            </tr>
          ))}
        </tbody>
      </PreviewTable>
    </Well>
  );
}

function Change({
  before,
  after,
}: {
  readonly before: number | null;
  readonly after: number | null | undefined;
}) {
  const change = (after ?? 0) - (before ?? 0);
  if (before === null || typeof after !== 'number' || change === 0) return null;
  return <MutedText>{`${formatChange(change)} `}</MutedText>;
}

const Well = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.well};
`;
// Not a `Table`: nine figures to compare side by side need a denser layout, and no cards on small
// screens.
const PreviewTable = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th,
  & td {
    padding: ${theme.space[1]} 0;
    border-block-end: 1px solid ${theme.border.row};
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & tbody > tr:last-child > * {
    padding-block-end: 0;
    border-block-end: none;
  }
  & th {
    color: ${theme.text.muted};
    font-weight: ${theme.fontWeight.regular};
  }
  & th:first-of-type {
    inline-size: 26%;
    text-align: start;
  }
  & thead > tr > th {
    ${theme.type[12]};
    font-weight: ${theme.fontWeight.medium};
  }
  & td > span + span {
    margin-inline-start: ${theme.space[1]};
  }
  & td:last-child > :last-child {
    font-weight: ${theme.fontWeight.semibold};
  }
`;
