import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { defaultPeriod, type Period } from '~/domain/period';
import { readPeriod } from './readPeriod';

/**
 * The period of the daily seats, held in the URL as `period` and corrected there if it is invalid.
 */
export function usePeriod(): [Period, (period: Period) => void] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const period = readPeriod(search);
  const values = new URLSearchParams(search).getAll('period');
  const normalized = searchWithPeriod(search, period);

  useEffect(() => {
    if (
      values.length > 0 &&
      new URLSearchParams(normalized).getAll('period').join() !== values.join()
    ) {
      void navigate({ search: normalized }, { replace: true, preventScrollReset: true });
    }
  });

  return [
    period,
    (next) =>
      void navigate({ search: searchWithPeriod(search, next) }, { preventScrollReset: true }),
  ];
}

function searchWithPeriod(search: string, period: Period): string {
  const params = new URLSearchParams(search);
  if (period === defaultPeriod) params.delete('period');
  else params.set('period', String(period));
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}
