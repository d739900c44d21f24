import type { Activity } from '~/domain/Activity';
import { csvFile, type CsvNotation } from '~/lib/csv/writeCsv';

/** A CSV file of activity, in the order shown; changes as received, one per line of their cell. */
export function activityCsv(entries: readonly Activity[], notation?: CsvNotation): string {
  return csvFile(
    ['at', 'actor', 'action', 'organization_id', 'organization', 'seat_type', 'changes', 'note'],
    entries.map(({ at, actor, action, organization, subscription, changes, note }) => [
      at,
      actor?.name,
      action,
      organization?.id,
      organization?.name,
      subscription?.seat_type,
      changes.map(formatChange).join('\n'),
      note,
    ]),
    notation,
  );
}

function formatChange({ pointer, before, after }: Activity['changes'][number]): string {
  return `${pointer}: ${formatValue(before)} → ${formatValue(after)}`;
}

function formatValue(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value ?? null);
}
