import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Period } from '~/domain/period';
import { readComparison, readPeriod, writeComparison, writePeriod } from '~/domain/urlState';

/** Which daily seats are shown. */
export interface DailySeatsView {
  readonly period: Period;
  /** Whether they are compared with the year before, in periods that can be. */
  readonly isCompared: boolean;
  readonly setPeriod: (period: Period) => void;
  readonly setCompared: (isCompared: boolean) => void;
}

/**
 * The view of the daily seats, held in the URL as `period` and `compare` and corrected there if one is
 * invalid. A comparison stays in the URL in periods that ignore it: the next one may not.
 */
export function useDailySeatsView(): DailySeatsView {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [period, isCompared] = [readPeriod(search), readComparison(search)];
  const normalized = writeComparison(writePeriod(search, period), isCompared);
  useEffect(() => {
    if (normalized !== search)
      void navigate({ search: normalized }, { replace: true, preventScrollReset: true });
  }, [normalized, search, navigate]);
  const show = (next: string) => void navigate({ search: next }, { preventScrollReset: true });
  return {
    period,
    isCompared,
    setPeriod: (next) => show(writePeriod(search, next)),
    setCompared: (next) => show(writeComparison(search, next)),
  };
}
