import { defaultPeriod, periods, type Period } from '../../domain/period';

/**
 * Reads the period of the daily seats from an address; what isn't one, or is given twice, counts as
 * the default.
 */
export function readPeriod(search: string): Period {
  const values = new URLSearchParams(search).getAll('period');
  return (
    (values.length === 1 && periods.find((days) => String(days) === values[0])) || defaultPeriod
  );
}
