import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import type { IndexedSeries } from './ChartSeries';
import { ChartSwatch } from './ChartSwatch';

export interface ChartLegendProps {
  readonly chartId: string;
  readonly label: string;
  readonly series: readonly IndexedSeries[];
  /** The series currently visible. */
  readonly shown: readonly IndexedSeries[];
  readonly onToggle: (name: string) => void;
}

/** The chart's legend: each entry toggles its series. The last visible series can't be hidden. */
export function ChartLegend({ chartId, label, series, shown, onToggle }: ChartLegendProps) {
  const singleSeries = series.length === 1 ? series[0] : undefined;
  if (singleSeries) {
    return (
      <Row>
        <LegendItem>
          <ChartSwatch chartId={chartId} seriesIndex={singleSeries.seriesIndex} />
          <span>{singleSeries.name}</span>
        </LegendItem>
      </Row>
    );
  }
  return (
    <Row role="group" aria-label={label}>
      {series.map((each) => {
        const isShown = shown.includes(each);
        const isLastShown = isShown && shown.length === 1;
        return (
          <Toggle
            key={each.name}
            type="button"
            title={each.name}
            aria-pressed={isShown}
            aria-disabled={isLastShown || undefined}
            onClick={isLastShown ? undefined : () => onToggle(each.name)}
          >
            <ChartSwatch chartId={chartId} seriesIndex={each.seriesIndex} off={!isShown} />
            <span>{each.name}</span>
          </Toggle>
        );
      })}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
  margin-inline: -8px;
  min-inline-size: 0;
`;
const legendItemStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: min(100%, 20rem);
  min-block-size: ${theme.control.small};
  padding: 2px 8px;
  ${theme.type[13]};
  ${theme.media.belowMedium} {
    min-block-size: 36px;
  }
  & > span {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
const LegendItem = styled.div(legendItemStyle);
const Toggle = styled.button`
  ${legendItemStyle}
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.text.primary};
  &[aria-pressed='false'] {
    color: ${theme.text.muted};
  }
  &:not([aria-disabled]):hover {
    background: ${theme.surface.hover};
  }
`;
