import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import { seriesFill, seriesMarkStyle } from './seriesStyle';

export interface ChartSwatchProps {
  readonly chartId: string;
  readonly seriesIndex: number;
  /** The series is hidden: draws an empty box. */
  readonly off?: boolean;
}

/** A sample of a series' fill, shown beside its name. Larger where it has a texture. */
export function ChartSwatch({ chartId, seriesIndex, off = false }: ChartSwatchProps) {
  return (
    <Box viewBox="0 0 8 8" aria-hidden="true">
      {off ? (
        <Empty x="0.5" y="0.5" width="7" height="7" rx="1.5" />
      ) : (
        <Fill width="8" height="8" rx="2" style={seriesFill(chartId, seriesIndex)} />
      )}
    </Box>
  );
}

const Box = styled.svg`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  @media print, (forced-colors: active) {
    inline-size: 14px;
    block-size: 14px;
  }
`;
const Fill = styled.rect(seriesMarkStyle);
const Empty = styled.rect`
  fill: none;
  stroke: ${theme.border.control};
  @media (forced-colors: active) {
    stroke: CanvasText;
  }
`;
