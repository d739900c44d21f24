import styled from '@emotion/styled';
import { formatNumber } from '~/lib/format';
import { theme } from '~/theme/theme';

export interface ProgressBarProps {
  /** What is in progress; the accessible name. */
  readonly label: string;
  /** The number of items done. */
  readonly value: number;
  /** The total number of items; undefined while it is unknown. */
  readonly max: number | undefined;
  /** Shown instead of the counts, such as a percentage. */
  readonly text?: string;
}

/** The progress of a long task, with its counts. */
export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  const counts =
    text ??
    (max === undefined ? formatNumber(value) : `${formatNumber(value)} of ${formatNumber(max)}`);
  return (
    <Wrap>
      <progress
        aria-label={label}
        aria-valuetext={counts}
        max={max}
        value={max === undefined ? undefined : value}
      />
      <span aria-hidden="true">{counts}</span>
    </Wrap>
  );
}

const Wrap = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  flex: 1;
  min-inline-size: 0;
  ${theme.type[13]};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  & > progress {
    appearance: none;
    flex: 1;
    min-inline-size: 48px;
    inline-size: 100%;
    block-size: 8px;
    overflow: hidden;
    border: 1px solid ${theme.border.control};
    border-radius: ${theme.radius.full};
    background: ${theme.surface.control};
    &::-webkit-progress-bar {
      background: none;
    }
    &::-webkit-progress-value {
      background: ${theme.accent.solid};
    }
    @supports (-moz-appearance: none) {
      &::-moz-progress-bar {
        background: ${theme.accent.solid};
      }
    }
  }
  @media (forced-colors: active) {
    & > progress {
      appearance: auto;
    }
  }
`;
