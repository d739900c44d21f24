import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Period } from '~/domain/period';
import { readPeriod, writePeriod } from '~/domain/urlState';

/** The period of the daily seats, held in the URL and corrected there if it is invalid. */
export function usePeriod(): readonly [Period, (period: Period) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const period = readPeriod(search);
  const normalized = writePeriod(search, period);
  useEffect(() => {
    if (normalized !== search)
      void navigate({ search: normalized }, { replace: true, preventScrollReset: true });
  }, [normalized, search, navigate]);
  return [
    period,
    (next) => void navigate({ search: writePeriod(search, next) }, { preventScrollReset: true }),
  ];
}
