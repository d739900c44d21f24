import type { Organization } from '~/domain/Organization';
import { fullIn } from '~/domain/seatsRunOut';
import { MissingValue } from '~/ui/text/MissingValue';
import { VisuallyHidden } from '~/ui/text/VisuallyHidden';

/** The cell of "Full in": when seats run out, and below it of which type: "~7 days · light". */
export function renderFullIn(organization: Organization) {
  const { duration, seatType } = fullIn(organization) ?? {};
  if (duration === undefined) return <MissingValue />;
  return (
    <>
      <span>{duration}</span>
      {seatType && (
        <>
          <VisuallyHidden> · </VisuallyHidden>
          <span data-secondary="">{seatType}</span>
        </>
      )}
    </>
  );
}
