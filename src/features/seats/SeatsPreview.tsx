import styled from '@emotion/styled';
import type { SeatFigures } from '~/domain/seats';
import { theme } from '~/theme/theme';
import { SegmentBar } from '~/ui/Seats';
import { NumberText } from '~/ui/values';

const rows = [
  { label: 'Total', key: 'total_seats' },
  { label: 'Used', key: 'used_seats' },
  { label: 'Available', key: 'available_seats' },
] as const;

interface SeatsPreviewProps {
  readonly before: SeatFigures;
  /** Undefined while the input is invalid. */
  readonly after: SeatFigures | undefined;
}

/** A subscription's figures before and after a change, and the seats to scale. */
export function SeatsPreview({ before, after }: SeatsPreviewProps) {
  return (
    <Well>
      <SegmentBar segments={segments(before, after ?? before)} />
      <Table aria-label="Preview">
        <thead>
          <tr>
            <th scope="col">Seats</th>
            <th scope="col">Before</th>
            <th scope="col">After</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, key }) => (
            <tr key={key}>
              <th scope="row">{label}</th>
              <td>
                <NumberText value={before[key]} />
              </td>
              <td>
                <NumberText value={after?.[key]} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Well>
  );
}

/** The seats in use before and after, those that stay free, and those that are removed. */
function segments(before: SeatFigures, after: SeatFigures) {
  const [used = 0, usedAfter = 0, total = 0, totalAfter = 0] = [
    before.used_seats,
    after.used_seats,
    before.total_seats,
    after.total_seats,
  ].map((count) => count ?? 0);
  const usedWithin = Math.min(usedAfter, total);
  const kept = Math.min(used, usedWithin);
  const free = Math.max(0, Math.min(total, totalAfter) - usedWithin);
  return [
    { kind: 'normal', size: kept },
    { kind: 'accent', size: usedWithin - kept },
    { kind: 'excess', size: Math.max(0, usedAfter - Math.max(total, used)) },
    { kind: 'free', size: free + Math.max(0, totalAfter - Math.max(total, usedAfter)) },
    { kind: 'removed', size: Math.max(0, total - totalAfter) },
  ] as const;
}

const Well = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.well};
`;
// Not a DataTable: figures to compare side by side need denser rows.
const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th,
  & td {
    padding: ${theme.space[1]} 0;
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  & th {
    color: ${theme.text.muted};
    font-weight: ${theme.fontWeight.regular};
  }
  & th:first-of-type {
    text-align: start;
  }
  & thead th {
    ${theme.type[12]};
  }
  & td:last-child {
    font-weight: ${theme.fontWeight.semibold};
  }
`;
