import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { theme } from '../theme/theme';
import type { PlacedSeries } from './ChartSeries';
import { ChartSwatch } from './ChartSwatch';

export interface ChartLegendProps {
  chart: string;
  label: string;
  series: readonly PlacedSeries[];
  /** Those that the chart shows. */
  shown: readonly PlacedSeries[];
  onToggle: (name: string) => void;
}

/**
 * The names of a chart's series, each a switch that shows or hides it. The last one shown stays.
 */
export function ChartLegend({ chart, label, series, shown, onToggle }: ChartLegendProps) {
  const only = series.length === 1 ? series[0] : undefined;
  if (only) {
    return (
      <Row>
        <Key>
          <ChartSwatch chart={chart} place={only.place} />
          <span>{only.name}</span>
        </Key>
      </Row>
    );
  }
  return (
    <Row role="group" aria-label={label}>
      {series.map((each) => {
        const on = shown.includes(each);
        const stays = on && shown.length === 1;
        return (
          <Toggle
            key={each.name}
            type="button"
            title={each.name}
            aria-pressed={on}
            aria-disabled={stays || undefined}
            onClick={stays ? undefined : () => onToggle(each.name)}
          >
            <ChartSwatch chart={chart} place={each.place} off={!on} />
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
const keyStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  max-inline-size: min(100%, 20rem);
  min-block-size: ${theme.control.small};
  padding: 2px 8px;
  font-size: ${theme.fontSize[13]};
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
const Key = styled.div(keyStyle);
const Toggle = styled.button`
  ${keyStyle}
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
