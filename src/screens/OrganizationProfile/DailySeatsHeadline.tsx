import styled from '@emotion/styled';
import { dailySeatsStatistics } from '~/domain/dailySeatsStatistics';
import type { DailySeatsChartData } from '~/domain/dailySeatsChartData';
import { formatNumber } from '~/lib/format';
import { formatShortDay } from '~/lib/formatShort';
import { theme } from '~/theme/theme';
import { Skeleton } from '~/ui/Feedback';

/** The figures of the chart in one line; nothing without data, a placeholder while it loads. */
export function DailySeatsHeadline({ chart }: { readonly chart: DailySeatsChartData | undefined }) {
  if (!chart) return <Skeleton width={220} />;
  const statistics = dailySeatsStatistics(chart);
  if (!statistics) return null;
  const { peak, weekdayAverage } = statistics;
  return (
    <Line>
      Peak <b>{formatNumber(peak.seats)}</b>
      <span>{` on ${formatShortDay(peak.day)}`}</span>
      {weekdayAverage === undefined ? null : (
        <span>
          {' '}
          · weekday average <b>{formatNumber(weekdayAverage)}</b>
        </span>
      )}
    </Line>
  );
}

const Line = styled.p`
  & b {
    color: ${theme.text.primary};
    font-weight: ${theme.fontWeight.semibold};
  }
`;
