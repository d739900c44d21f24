import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '~/lib/whenIdle';

/** As many as no screen shows at once. */
const firstRows = 100;

/**
 * The first of many rows at once, the others in a transition after those are on screen: at 4x CPU
 * throttling, 1,095 rows kept the chart above them from being painted for 1.4 s.
 */
export function useRowsInSteps<Row>(rows: readonly Row[] | undefined): readonly Row[] | undefined {
  const [complete, setComplete] = useState<readonly Row[]>();
  useEffect(() => whenIdle(() => startTransition(() => setComplete(rows))), [rows]);
  return rows === complete ? rows : rows?.slice(0, firstRows);
}
