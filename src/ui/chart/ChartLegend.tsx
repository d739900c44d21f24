import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { capitalStyle } from '~/ui/text';
import type { ReactNode } from 'react';
import type { IndexedSeries } from './series';
import { ChartSwatch } from './ChartSwatch';
import { yearBeforeLabel, YearBeforeSwatch } from './YearBeforeLine';

export interface ChartLegendProps {
  readonly chartId: string;
  readonly label: string;
  readonly series: readonly IndexedSeries[];
  /** The series currently visible. */
  readonly shown: readonly IndexedSeries[];
  readonly onToggle: (name: string) => void;
  /** Whether the chart has the line of the year before. */
  readonly hasYearBefore: boolean;
  /** One line at the end. */
  readonly note?: ReactNode;
}

/**
 * The legend of a chart: each entry of several series toggles one. The last visible series can't be
 * hidden. One line, which scrolls, so that the plot's height doesn't depend on the names.
 */
export function ChartLegend({
  chartId,
  label,
  series,
  shown,
  onToggle,
  hasYearBefore,
  note,
}: ChartLegendProps) {
  const toggled = series.length > 1 ? series : [];
  return (
    <Row role="group" aria-label={label}>
      {toggled.map((each) => {
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
      {hasYearBefore ? (
        <Key>
          <YearBeforeSwatch />
          <span>{yearBeforeLabel}</span>
        </Key>
      ) : null}
      {note ? <Key>{note}</Key> : null}
    </Row>
  );
}

// `margin`: the entries' own padding is the space around them.
const Row = styled.div`
  display: flex;
  gap: ${theme.space[1]};
  margin: -8px -8px 0;
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: none;
`;
const Key = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-block-size: ${theme.control.small};
  padding: 2px 8px;
  color: ${theme.text.muted};
  ${theme.type[12]};
  ${theme.media.belowMedium} {
    min-block-size: 36px;
  }
`;
const Toggle = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  max-inline-size: min(100%, 14rem);
  min-block-size: ${theme.control.small};
  padding: 2px 8px;
  border: 0;
  border-radius: ${theme.radius.control};
  background: transparent;
  color: ${theme.text.primary};
  ${theme.type[12]};
  &:focus-visible {
    outline-offset: -2px;
  }
  & > span {
    ${capitalStyle}
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[aria-pressed='false'] {
    color: ${theme.text.muted};
  }
  &:not([aria-disabled]):hover {
    background: ${theme.surface.hover};
  }
  ${theme.media.belowMedium} {
    min-block-size: 36px;
  }
`;
