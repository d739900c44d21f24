import styled from '@emotion/styled';
import type { SeatFigures } from '~/domain/seats';
import { theme } from '~/theme/theme';
import { Stack } from '~/ui/layout';
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
    <Well gap={3}>
      {/* Hidden from screen readers: the figures that it illustrates are text. */}
      <Segments aria-hidden="true">
        {segments(before, after ?? before)
          .filter(({ size }) => size > 0)
          .map(({ kind, size }) => (
            <i key={kind} data-kind={kind} style={{ flexGrow: size }} />
          ))}
      </Segments>
      <PreviewTable aria-label="Preview">
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
              <td className="after">
                <NumberText value={after?.[key]} />
              </td>
            </tr>
          ))}
        </tbody>
      </PreviewTable>
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

const Segments = styled.div`
  display: flex;
  gap: 2px;
  block-size: 8px;
  border-radius: 3px;
  overflow: hidden;
  & > i {
    flex: 0 1 0;
    min-inline-size: 3px;
    border-radius: 2px;
    background: ${theme.capacity.normal};
    ${theme.keepColours};
    transition: flex-grow ${theme.duration.bar} ${theme.easing};
  }
  & > [data-kind='accent'] {
    background: ${theme.accent.solid};
  }
  & > [data-kind='free'] {
    background: ${theme.capacity.track};
  }
  & > [data-kind='removed'] {
    background: repeating-linear-gradient(
      135deg,
      ${theme.capacity.normal} 0 1.5px,
      transparent 1.5px 4px
    );
    opacity: 0.6;
  }
  & > [data-kind='excess'] {
    background: repeating-linear-gradient(135deg, ${theme.capacity.low} 0 3px, transparent 3px 6px);
    box-shadow: inset 0 0 0 1px ${theme.capacity.low};
  }
  @media (forced-colors: active) {
    & > i[data-kind] {
      box-shadow: inset 0 0 0 1px CanvasText;
    }
  }
`;
const Well = styled(Stack)`
  padding: ${theme.space[4]};
  border: 1px solid ${theme.border.hairline};
  border-radius: ${theme.radius.control};
  background: ${theme.surface.well};
`;
// Figures to compare side by side need denser rows than a DataTable has.
const PreviewTable = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th,
  & td {
    padding: ${theme.space[1]} 0;
    text-align: start;
    font-variant-numeric: tabular-nums;
  }
  & th {
    color: ${theme.text.muted};
    font-weight: ${theme.fontWeight.regular};
  }
  & td,
  & th + th {
    text-align: end;
  }
  & thead th {
    ${theme.type[12]};
  }
  & .after {
    font-weight: ${theme.fontWeight.semibold};
  }
`;
