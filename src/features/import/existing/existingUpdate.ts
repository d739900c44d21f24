import { mapValues } from 'es-toolkit';
import type { Organization } from '~/domain/Organization';
import { organizationFields, type FieldName } from '~/domain/organizationFields';
import {
  normalizeValues,
  organizationValues,
  toSubscriptionPayload,
  type OrganizationValues,
  type SubscriptionPayload,
} from '~/domain/organizationValues';
import type { Subscription } from '~/domain/Subscription';
import { uniqueKey } from '~/domain/text/cleanText';
import { isBlank } from '~/lib/text';
import { rowSubscriptions, type CellIssue } from '~/features/import/rows/checkRow';
import {
  slotFields,
  subscriptionSlot,
  type ImportField,
} from '~/features/import/rows/importFields';
import type { ImportRow } from '~/features/import/rows/ImportRow';

/** An organization as it was read, with the ETag of that version. */
export interface ExistingVersion {
  readonly organization: Organization;
  readonly subscriptions: readonly Subscription[];
  readonly etag: string | undefined;
}

/** A field that a row would change. */
export interface FieldChange {
  readonly field: ImportField;
  /** Blank if there is no value. */
  readonly before: string;
  readonly after: string;
}

/** A new total of a subscription, or a new one if there is none. */
interface SeatsUpdate extends SubscriptionPayload {
  readonly subscription: Subscription | undefined;
}

/** What a row would change of an existing organization. */
export interface ExistingUpdate {
  readonly id: string;
  readonly etag: string | undefined;
  /** The values before and after. */
  readonly before: OrganizationValues;
  readonly after: OrganizationValues;
  readonly seats: readonly SeatsUpdate[];
  readonly changes: readonly FieldChange[];
  /** What is wrong with the row as an update. */
  readonly issues: readonly CellIssue[];
}

/** Compares a row with the organization that it names. A blank cell leaves a field as it is. */
export function compareWithExisting(row: ImportRow, version: ExistingVersion): ExistingUpdate {
  const { organization, etag } = version;
  const before = organizationValues(organization);
  const after = normalizeValues(
    mapValues(organizationFields, (_, name) =>
      isBlank(row.cells[name] ?? '') ? before[name] : (row.values[name] ?? ''),
    ),
    before,
  );
  const changed = (Object.keys(organizationFields) as FieldName[]).filter(
    (name) => after[name] !== before[name],
  );
  const totals = comparedTotals(row, version);
  const differing = totals.filter(
    ({ after: total, before: known }) => total !== known?.total_seats,
  );
  return {
    id: organization.id,
    etag,
    before,
    after,
    seats: differing.map(({ before: known, seatType, after: total }) => ({
      subscription: known,
      seat_type: seatType,
      total_seats: total,
    })),
    changes: [
      ...changed.map((field) => ({ field, before: before[field], after: after[field] })),
      ...differing.map(({ field, before: known, after: total }) => ({
        field,
        before: String(known?.total_seats ?? ''),
        after: String(total),
      })),
    ],
    issues: [
      ...row.issues.filter((issue) => !isLeftAsItIs(issue, row)),
      ...totals.flatMap(({ field, before: known, after: total }): CellIssue[] => {
        const used = known?.used_seats ?? 0;
        return total < used
          ? [{ field, code: 'min', params: { value: used, unit: used === 1 ? 'seat' : 'seats' } }]
          : [];
      }),
    ],
  };
}

/** The totals in a row's cells, each with the subscription that has its seat type. */
function comparedTotals(row: ImportRow, { subscriptions }: ExistingVersion) {
  return rowSubscriptions(row.values)
    .filter(({ totalSeats }) => !isBlank(totalSeats))
    .map(({ slot, seatType, totalSeats }) => {
      const payload = toSubscriptionPayload({ seat_type: seatType, total_seats: totalSeats });
      return {
        field: slotFields(slot).totalSeats,
        seatType: payload.seat_type,
        after: payload.total_seats,
        before: subscriptions.find(
          (subscription) => uniqueKey(subscription.seat_type ?? '') === uniqueKey(seatType),
        ),
      };
    });
}

/** Only a new organization needs every field; a total always needs its seat type. */
function isLeftAsItIs({ field, code }: CellIssue, { values }: ImportRow): boolean {
  const slot = subscriptionSlot(field);
  const hasTotal = slot !== undefined && !isBlank(values[slotFields(slot).totalSeats] ?? '');
  return code === 'required' && !hasTotal;
}
