import styled from '@emotion/styled';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';
import { MissingValue } from '~/ui/text/MissingValue';
import { toneColours as tones, type ToneName } from './toneColours';

export interface MeterProps {
  /** What is measured; the accessible name. */
  readonly label: string;
  /** The amount used. Without it, shows a missing value. */
  readonly value: number | null | undefined;
  /** The total available. */
  readonly max: number | null | undefined;
  /** Overrides the default tone: warning from 90 %, danger above the maximum. */
  readonly tone?: ToneName;
  /** Shows the percentage beside the bar. */
  readonly showPercentage?: boolean;
}

/**
 * Shows a used amount against its total. Above the maximum the bar is full and the percentage
 * exceeds 100 %.
 */
export function Meter({ label, value, max, tone, showPercentage = true }: MeterProps) {
  if (!isNumber(value) || !isNumber(max)) return <MissingValue />;
  const ratio = max > 0 ? value / max : value > 0 ? Number.POSITIVE_INFINITY : 0;
  const percent = Number.isFinite(ratio) ? `${formatNumber(Math.round(ratio * 100))}%` : 'Over';
  const text = `${formatNumber(value)} of ${formatNumber(max)}${Number.isFinite(ratio) ? ` (${percent})` : ''}`;
  const toneName = tone ?? (ratio > 1 ? 'danger' : ratio >= 0.9 ? 'warning' : 'accent');
  const valueMax = Math.max(max, 1);
  return (
    <Wrap>
      <Track
        // Not a native <meter>: browsers style it differently, and it can't report "60 of 50".
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={valueMax}
        aria-valuenow={Math.min(Math.max(value, 0), valueMax)}
        aria-valuetext={text}
        title={text}
      >
        <Bar
          data-tone={toneName}
          style={{
            inlineSize: `${Math.min(Math.max(ratio, 0), 1) * 100}%`,
            backgroundColor: tones[toneName].solid,
          }}
        />
      </Track>
      {showPercentage ? <Percentage aria-hidden="true">{percent}</Percentage> : null}
    </Wrap>
  );
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number' && !Number.isNaN(value);
}

const Wrap = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  inline-size: 100%;
  min-inline-size: 96px;
`;
const Track = styled.div`
  flex: 1;
  block-size: 8px;
  overflow: hidden;
  border: 1px solid ${theme.border.control};
  border-radius: ${theme.radius.full};
  background: ${theme.surface.control};
`;
const Bar = styled.div`
  block-size: 100%;
  border-radius: ${theme.radius.full};
  @media (forced-colors: active) {
    forced-color-adjust: none;
    background: Highlight !important;
  }
`;
const Percentage = styled.span`
  min-inline-size: 5ch;
  color: ${theme.text.muted};
  ${theme.type[12]};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;
