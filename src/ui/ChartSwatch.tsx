import styled from '@emotion/styled';
import { theme } from '../theme/theme';
import { seriesFill } from './seriesFill';
import { seriesMarkStyle } from './seriesMarkStyle';

export interface ChartSwatchProps {
  chartId: string;
  /** The place of its series. */
  seriesIndex: number;
  /** The series is filtered out: an empty box. */
  off?: boolean;
}

/** A sample of a series' marks, beside its name. */
export function ChartSwatch({ chartId, seriesIndex, off = false }: ChartSwatchProps) {
  return (
    <Box width="12" height="12" aria-hidden="true">
      {off ? (
        <Empty x="0.5" y="0.5" width="11" height="11" rx="2.5" />
      ) : (
        <rect
          css={seriesMarkStyle}
          width="12"
          height="12"
          rx="3"
          fill={seriesFill(chartId, seriesIndex)}
        />
      )}
    </Box>
  );
}

const Box = styled.svg`
  flex: none;
`;
const Empty = styled.rect`
  fill: none;
  stroke: ${theme.border.control};
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;
