import styled from '@emotion/styled';
import { useFormikContext } from 'formik';
import { TriangleAlert } from 'lucide-react';
import { seatRules } from '~/domain/rules/organizationRules';
import { parseNumber } from '~/domain/rules/parseNumber';
import { excessSeats } from '~/domain/seatChanges';
import { excessWarning } from '~/messages/confirmations';
import { theme } from '~/theme/theme';

/** Says before the click that the typed assignment exceeds the total, and what happens then. */
export function ExcessWarning({ totalSeats }: { readonly totalSeats: number | null }) {
  const { values } = useFormikContext<{ assigned_seats: string }>();
  const usedSeats = parseNumber(seatRules.assigned_seats, values.assigned_seats);
  const excess = excessSeats(usedSeats ?? 0, totalSeats);
  // Always rendered: a live region announces only what changes in it.
  return (
    <div role="status">
      {excess > 0 && (
        <Text>
          <TriangleAlert size={16} aria-hidden="true" />
          {excessWarning(excess)}
        </Text>
      )}
    </div>
  );
}

const Text = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  margin-block-start: ${theme.space[3]};
  color: ${theme.warning.text};
  & > svg {
    flex: none;
    margin-block-start: 2px;
  }
`;
