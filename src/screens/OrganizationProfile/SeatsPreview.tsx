import styled from '@emotion/styled';
import { useFormikContext } from 'formik';
import { parseAssignedSeats } from '~/domain/rules/parseAssignedSeats';
import { seatsAfter, type SeatFigures } from '~/domain/seatChanges';
import { theme } from '~/theme/theme';
import { NumberText } from '~/ui/text/NumberText';
const previewRows = [
  { label: 'Total', key: 'totalSeats' },
  { label: 'Used', key: 'usedSeats' },
  { label: 'Available', key: 'availableSeats' },
] as const;

/**
 * A subscription's figures before and after the typed assignment; "after" is empty while the input
 * is invalid.
 */
export function SeatsPreview({ before }: { readonly before: SeatFigures }) {
  const { values } = useFormikContext<{ assigned_seats: string }>();
  const assigned = parseAssignedSeats(values.assigned_seats);
  const after = assigned === undefined ? undefined : seatsAfter(before, assigned);
  return (
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
            <td data-changed={after && after[key] !== before[key] ? '' : undefined}>
              <NumberText value={after?.[key]} />
            </td>
          </tr>
        ))}
      </tbody>
    </PreviewTable>
  );
}

// Not a `Table`: nine figures to compare side by side need a denser layout, and no cards on small
// screens.
const PreviewTable = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  & th,
  & td {
    padding: ${theme.space[2]} 0;
    border-block-end: 1px solid ${theme.border.hairline};
    text-align: end;
  }
  & tbody > tr:last-child > * {
    border-block-end: none;
  }
  & th {
    color: ${theme.text.muted};
    ${theme.type[13]};
    font-weight: ${theme.fontWeight.regular};
  }
  & th:first-of-type {
    text-align: start;
  }
  & thead > tr > th {
    font-weight: ${theme.fontWeight.medium};
  }
  & td[data-changed] {
    font-weight: ${theme.fontWeight.semibold};
  }
`;
