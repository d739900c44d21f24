import styled from '@emotion/styled';
import { theme } from '~/theme/theme';
import type { Slot } from './slots';
import { slotTicks } from './slotTicks';

export interface SlotAxisProps {
  readonly slots: readonly Slot[];
  /** Today's date, if it should be labelled as such. */
  readonly today?: string | undefined;
  readonly width: number;
  /** The labels' font size in pixels. */
  readonly fontSize: number;
}

/** In em: half the average width of a character, and the space to reserve per label. */
const halfCharacterWidth = 0.29;
const labelSpace = 5;

/** The horizontal axis: as many labels as fit, up to one character beyond either end. */
export function SlotAxis({ slots, today = '', width, fontSize }: SlotAxisProps) {
  const slotWidth = width / slots.length;
  const maxLabels = Math.floor(width / (labelSpace * fontSize));
  return (
    <Line aria-hidden="true" data-axis="days">
      {slotTicks(slots, maxLabels, today).map(({ index, text }) => {
        const centre = (index + 0.5) * slotWidth;
        const margin = text.length * halfCharacterWidth * fontSize - fontSize;
        return (
          <Label
            key={index}
            isToday={slots[index]?.days.includes(today) ?? false}
            style={{ insetInlineStart: Math.max(margin, Math.min(centre, width - margin)) }}
          >
            {text}
          </Label>
        );
      })}
    </Line>
  );
}

// `min-block-size`: the labels are positioned absolutely, so the line needs a height of its own.
const Line = styled.div`
  grid-column: 2;
  position: relative;
  min-block-size: calc(1lh + 6px);
  color: ${theme.text.muted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;
const todayStyle = `
  color: ${theme.text.primary};
  font-weight: ${theme.fontWeight.medium};
`;
const Label = styled.span<{ readonly isToday: boolean }>`
  position: absolute;
  inset-block-start: 6px;
  transform: translateX(-50%);
  ${({ isToday }) => isToday && todayStyle}
`;
