import { defaultPeriod, periods, type Period } from '~/domain/period';

/**
 * Reads the period of the daily seats from the URL; an invalid or repeated value is treated as the
 * default.
 */
export function readPeriod(search: string): Period {
  const values = new URLSearchParams(search).getAll('period');
  return (
    (values.length === 1 && periods.find((days) => String(days) === values[0])) || defaultPeriod
  );
}
