import type { SheetReader } from '~/features/import/reading/SheetReader';
import type { Duplicates } from './Duplicates';
import type { ImportPlan, ImportRow } from './ImportRow';

/** Validates the rows of all files, corrected, and adds them to the duplicates batch by batch. */
export async function checkRows(
  reader: SheetReader,
  plan: ImportPlan,
  { duplicates, correct }: { duplicates: Duplicates; correct: (row: ImportRow) => ImportRow },
): Promise<{ readonly status: 'ready' | 'failed'; readonly rows: readonly ImportRow[] }> {
  const rows: ImportRow[] = [];
  const status = await reader
    .check(plan, (batch) => {
      const corrected = batch.map(correct);
      rows.push(...corrected);
      duplicates.add(corrected);
    })
    .then(
      () => 'ready' as const,
      () => 'failed' as const,
    );
  return { status, rows };
}
