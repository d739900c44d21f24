import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { seriesFill } from './seriesFill';
import { seriesMarkStyle } from './seriesMarkStyle';

export interface ChartSwatchProps {
  readonly chartId: string;
  /** The index of the series within its chart. */
  readonly seriesIndex: number;
  /** The series is hidden: draws an empty box. */
  readonly off?: boolean;
}

/** A sample of a series' fill, shown beside its name. */
export function ChartSwatch({ chartId, seriesIndex, off = false }: ChartSwatchProps) {
  return (
    <Box width="12" height="12" aria-hidden="true">
      {off ? (
        <Empty x="0.5" y="0.5" width="11" height="11" rx="2.5" />
      ) : (
        <Fill width="12" height="12" rx="3" fill={seriesFill(chartId, seriesIndex)} />
      )}
    </Box>
  );
}

const Box = styled.svg`
  flex: none;
`;
const Fill = styled.rect(seriesMarkStyle);
const Empty = styled.rect`
  fill: none;
  stroke: ${theme.border.control};
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;
